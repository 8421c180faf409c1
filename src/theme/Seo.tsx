import { Helmet } from 'react-helmet'
import { usePageInfo } from '../site/contexts/page'
import { useSiteData } from '../site/contexts/siteData'
import { withBase } from '../site/basePath'
import { PreviewHead } from './PreviewHead'

export interface SeoProps {
  title: string
  description?: string
  /** Route that search engines should prefer; none is announced when left out. */
  canonical?: string
  /** Site path of the page as Markdown, if there is one. */
  markdown?: string
  /** Site path of a feed with what is new on the page, if there is one. */
  feed?: string
  /** Preview image: site path or full address; that of the page's area or the site when left out. */
  image?: string
  noindex?: boolean
}

/** Head of one page: what search engines and social networks read. */
export function Seo(props: SeoProps) {
  const { title, description, canonical, markdown, feed, image, noindex = false } = props
  const site = useSiteData()
  const { set } = usePageInfo()
  const locale = site.locales.find(({ code }) => code === set.locale)
  const absolute = (path: string) =>
    path.startsWith('/') ? `${site.siteUrl}${withBase(path)}` : path
  const fullTitle = title === site.title ? `${title} | ${site.tagline}` : `${title} | ${site.title}`
  const url = canonical === undefined ? undefined : absolute(canonical)
  return (
    <>
      {/* Only who reads the HTML looks for a preview: the page's scripts need not know of it. */}
      {process.env.BUILD_STAGE !== 'build-javascript' && <PreviewHead image={image} />}
      <Helmet defer={false}>
        <html lang={set.locale} dir={locale?.dir ?? 'ltr'} />
        <title>{fullTitle}</title>
        {description && <meta name="description" content={description} />}
        {noindex && <meta name="robots" content="noindex" />}
        {url && <link rel="canonical" href={url} />}
        {markdown && <link rel="alternate" type="text/markdown" href={withBase(markdown)} />}
        {feed && <link rel="alternate" type="application/atom+xml" href={withBase(feed)} />}
        {url && <meta property="og:url" content={url} />}
        <meta property="og:title" content={title} />
        {description && <meta property="og:description" content={description} />}
        <meta property="og:type" content="article" />
        <meta property="og:site_name" content={site.title} />
      </Helmet>
    </>
  )
}
