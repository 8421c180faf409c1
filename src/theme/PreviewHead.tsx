import { Helmet } from 'react-helmet'
import { previewOf } from '../docs/previews'
import { withBase } from '../site/basePath'
import { useSiteData } from '../site/contexts/siteData'
import { useSidebar } from './sidebar/useSidebar'

interface Props {
  /** Site path or full address of the page's own image. */
  image?: string
}

/** What social networks show beside a link: the page's own image, that of its area, or the site's. */
export function PreviewHead({ image }: Props) {
  const site = useSiteData()
  const { trail } = useSidebar()
  const preview = image === undefined ? previewOf(trail) : undefined
  const shown = image ?? preview?.image ?? site.socialImage
  const address = shown.startsWith('/') ? `${site.siteUrl}${withBase(shown)}` : shown
  return (
    <Helmet defer={false}>
      <meta property="og:image" content={address} />
      {preview && <meta property="og:image:alt" content={preview.label} />}
      <meta name="twitter:card" content="summary_large_image" />
    </Helmet>
  )
}
