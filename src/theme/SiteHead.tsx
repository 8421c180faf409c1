import { Helmet } from 'react-helmet'
import { announcementScript } from './announcement/announcementScript'
import { colorModeScript } from './colorMode/colorModeScript'
import { useSiteData } from '../site/contexts/siteData'
import { withBase } from '../site/basePath'

interface SiteHeadProps {
  /** Other hosts that the page will talk to. */
  preconnect: string[]
}

/**
 * Head of every page: icons, and the scripts that must run before the first paint. Pages of a build
 * have it in their HTML, and `data-site` has it stay there (`siteTags.ts`).
 */
export function SiteHead({ preconnect }: SiteHeadProps) {
  const { colorMode, announcementBar, themeColor } = useSiteData()
  const isRoot = withBase('/') === '/'
  return (
    <Helmet defer={false}>
      <script data-site="">{colorModeScript(colorMode.defaultMode)}</script>
      {announcementBar && <script data-site="">{announcementScript(announcementBar.id)}</script>}
      <meta data-site="" name="theme-color" content={themeColor[colorMode.defaultMode]} />
      <link data-site="" rel="icon" href={withBase('/favicon.svg')} />
      {/* At the root browsers without SVG icons, and iOS, look for these by themselves. */}
      {!isRoot && (
        <link data-site="" rel="alternate icon" href={withBase('/favicon.ico')} sizes="32x32" />
      )}
      {!isRoot && (
        <link data-site="" rel="apple-touch-icon" href={withBase('/apple-touch-icon.png')} />
      )}
      <link data-site="" rel="manifest" href={withBase('/manifest.webmanifest')} />
      {preconnect.map((host) => (
        <link key={host} data-site="" rel="preconnect" href={host} crossOrigin="anonymous" />
      ))}
    </Helmet>
  )
}
