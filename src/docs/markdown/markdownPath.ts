/**
 * @param route route of a page
 * @returns site path of its Markdown
 */
export function markdownPath(route: string): string {
  return `${route === '/' ? '/index' : route}.md`
}
