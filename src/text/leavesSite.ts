/**
 * @param href address of a link
 * @returns whether it leads away from the site: to another host or, as mail addresses do, to
 *   something else than pages
 */
export function leavesSite(href: string): boolean {
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href)
}
