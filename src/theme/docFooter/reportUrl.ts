import { withBase } from '../../site/basePath'

/** Form in `.github/ISSUE_TEMPLATE`; its field `page` is filled in. */
const FORM = 'mistake.yml'

/**
 * @param site address of the site, and of its repository if it is on GitHub
 * @param route of the page with the mistake
 * @returns address of the form for a report about that page; undefined where there is none
 */
export function reportUrl(
  { repositoryUrl, siteUrl }: { repositoryUrl?: string; siteUrl: string },
  route: string,
): string | undefined {
  if (!repositoryUrl?.startsWith('https://github.com/')) return undefined
  // The page's address as it is: what stands in one also may stand in a query, but for these.
  const page = (siteUrl + withBase(route)).replace(/[%&+#]/g, encodeURIComponent)
  return `${repositoryUrl.replace(/\/$/, '')}/issues/new?template=${FORM}&page=${page}`
}
