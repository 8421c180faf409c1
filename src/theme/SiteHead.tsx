import { Helmet } from 'react-helmet'
import { announcementScript } from './announcement/announcementScript'
import { colorModeScript } from './colorMode/colorModeScript'
import { useSiteData } from '../site/contexts/siteData'
import { withBase } from '../site/basePath'

interface SiteHeadProps {
  /** Other hosts that the page will talk to. */
  preconnect: string[]
}

/** Head of every page: icons, and the scripts that must run before the first paint. */
export function SiteHead({ preconnect }: SiteHeadProps) {
  const { colorMode, announcementBar, themeColor } = useSiteData()
  const isRoot = withBase('/') === '/'
  return (
    <Helmet defer={false}>
      {/* The HTML of a build has them, so its scripts need not: Gatsby sets the stage, which must
          stand in each place for the minifier to see it. In develop they are put in. */}
      {process.env.BUILD_STAGE !== 'build-javascript' && (
        <script>{colorModeScript(colorMode.defaultMode)}</script>
      )}
      {process.env.BUILD_STAGE !== 'build-javascript' && announcementBar && (
        <script>{announcementScript(announcementBar.id)}</script>
      )}
      <meta name="theme-color" content={themeColor[colorMode.defaultMode]} />
      <link rel="icon" href={withBase('/favicon.svg')} />
      {/* At the root browsers without SVG icons, and iOS, look for these by themselves. */}
      {!isRoot && <link rel="alternate icon" href={withBase('/favicon.ico')} sizes="32x32" />}
      {!isRoot && <link rel="apple-touch-icon" href={withBase('/apple-touch-icon.png')} />}
      <link rel="manifest" href={withBase('/manifest.webmanifest')} />
      {preconnect.map((host) => (
        <link key={host} rel="preconnect" href={host} crossOrigin="anonymous" />
      ))}
    </Helmet>
  )
}
