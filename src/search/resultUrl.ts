/** Where a result leads. */

/**
 * Rewrites a result's address to the site that is open: records carry the address of the
 * published site, but the same index also serves previews and other hosts.
 *
 * @param url address in the record
 * @param siteUrl origin of the published site, for relative addresses
 * @param basePath path prefix of the open site without trailing slash; empty at the root
 * @returns path under the prefix, with query and anchor; the address itself if it is not valid
 */
export function toSitePath(url: string, siteUrl: string, basePath: string): string {
  const { pathname, search, hash } = parse(url, siteUrl) ?? {}
  if (pathname === undefined) return url
  const inside = basePath === '' || pathname === basePath || pathname.startsWith(`${basePath}/`)
  return `${inside ? '' : basePath}${pathname}${search}${hash}`
}

function parse(url: string, siteUrl: string): URL | null {
  try {
    return new URL(url, siteUrl)
  } catch {
    return null
  }
}

/**
 * @param url address in the record
 * @param site where the open site lives, and the pattern of addresses that are not its own
 * @returns address of the link to the result; the home page for what is no address of the web
 */
export function resultHref(
  url: string,
  site: { siteUrl: string; basePath: string; externalUrlRegex?: string },
): string {
  const { siteUrl, basePath, externalUrlRegex } = site
  const external = externalUrlRegex !== undefined && new RegExp(externalUrlRegex).test(url)
  if (!external) return toSitePath(url, siteUrl, basePath)
  return /^https?:$/.test(parse(url, siteUrl)?.protocol ?? '') ? url : `${basePath}/`
}

/**
 * @param href address of a link on the open site
 * @param basePath path prefix without trailing slash; empty at the root
 * @returns the route for the router; null when the address is not under the prefix
 */
export function stripBase(href: string, basePath: string): string | null {
  if (!href.startsWith('/') || !href.startsWith(basePath)) return null
  const route = href.slice(basePath.length)
  return route.startsWith('/') ? route : `/${route}`
}
