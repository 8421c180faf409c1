import { withoutBase } from '../site/basePath'

/**
 * @param address address as the router and the links have it: with the path prefix, perhaps with
 *   query and hash
 * @returns the path by which the site's data knows the page; undefined when the address cannot
 *   be decoded, so that only the server can answer it
 */
export function pagePath(address: string): string | undefined {
  try {
    const path = decodeURIComponent(address.replace(/[?#].*/s, ''))
    let route = withoutBase(path).replace(/\/index\.html$/, '')
    while (route.endsWith('/')) route = route.slice(0, -1)
    return route || '/'
  } catch {
    return undefined
  }
}
