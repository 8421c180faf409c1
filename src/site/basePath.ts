/** The site's path prefix, `__BASE_PATH__`: put in front of site paths, and taken off again. */

/**
 * @param path site path that starts with `/`; anything else is returned as it is
 * @returns the path under the prefix
 */
export function withBase(path: string): string {
  return path.startsWith('/') && !path.startsWith('//') ? `${__BASE_PATH__}${path}` : path
}

/**
 * @param path path of an address on this host
 * @returns whether it is one of this site
 */
export function isUnderBase(path: string): boolean {
  return `${path}/`.startsWith(`${__BASE_PATH__}/`)
}

/**
 * @param path path of an address on this host, perhaps with query and hash
 * @returns the site path; what is not under the prefix is returned as it is
 */
export function withoutBase(path: string): string {
  return isUnderBase(path.replace(/[?#].*/s, '')) ? path.slice(__BASE_PATH__.length) || '/' : path
}
