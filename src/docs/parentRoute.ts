/**
 * @param route of a page
 * @returns route of the folder that the page stands in; empty for a page at the root
 */
export function parentRoute(route: string): string {
  return route.replace(/\/[^/]*$/, '')
}
