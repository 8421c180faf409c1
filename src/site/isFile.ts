/**
 * @param href address on this site
 * @returns whether it is a file that the static host answers, which the router must not try to open
 *   as a page
 */
export function isFile(href: string): boolean {
  const path = href.split(/[?#]/)[0] ?? ''
  return /\.[a-z][a-z\d]{1,4}$/i.test(path)
}
