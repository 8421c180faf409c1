import { withBase } from '../../site/basePath'

/**
 * Puts the path prefix in front of the site paths in a piece of HTML from the site config.
 *
 * @param html HTML whose attributes are in double quotes
 */
export function htmlWithBase(html: string): string {
  return html.replace(
    /\b(href|src)="([^"]*)"/g,
    (_, name: string, path: string) => `${name}="${withBase(path)}"`,
  )
}
