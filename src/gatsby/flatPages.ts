/**
 * Where the HTML of a page stands: in `foo.html`, which every static host answers at `/foo` without
 * a redirect. Gatsby writes `foo/index.html`; what is left there leads to the page.
 */
import fs from 'node:fs'
import path from 'node:path'
import { escapeHtml } from '../docs/escapeHtml'

/** Pages that are read and written at a time: enough to keep the disk busy, few enough for memory. */
const FILES_AT_ONCE = 32

/**
 * For hosts that answer `/foo/` from `foo/index.html`: no copy of the page, but the way to it. The
 * script is the same on every page and keeps what stands behind `?` and `#`.
 *
 * @param address path of the page with the path prefix
 * @returns a document
 */
export function redirectPage(address: string): string {
  const href = escapeHtml(encodeURI(address))
  return (
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>This page has moved</title>' +
    `<meta name="robots" content="noindex"><link rel="canonical" href="${href}">` +
    "<script>location.replace(location.pathname.replace(/\\/(index\\.html)?$/,'')+location.search+location.hash)</script>" +
    `<noscript><meta http-equiv="refresh" content="0;url=${href}"></noscript>` +
    `<p><a href="${href}">This page has one address.</a></html>\n`
  )
}

/**
 * @param publicDir folder of the built site
 * @param routes every route that has a page
 * @param pathPrefix of the site, empty at the root
 */
export async function flattenPages(
  publicDir: string,
  routes: readonly string[],
  pathPrefix: string,
): Promise<void> {
  const known = new Set(routes)
  const flatten = async (route: string): Promise<void> => {
    if (!isFlattened(route) || known.has(`${route}.html`)) return
    const page = path.join(publicDir, route, 'index.html')
    const redirect = redirectPage(`${pathPrefix}${route}`)
    // A page that this build has left alone has been moved by an earlier one.
    if ((await readIfShort(page, redirect.length)) === redirect) return
    await fs.promises.rename(page, path.join(publicDir, `${route}.html`))
    await fs.promises.writeFile(page, redirect)
  }
  for (let at = 0; at < routes.length; at += FILES_AT_ONCE) {
    await Promise.all(routes.slice(at, at + FILES_AT_ONCE).map(flatten))
  }
}

/**
 * @param route of a page
 * @returns site paths of its HTML files
 */
export function pageFiles(route: string): string[] {
  if (route === '/') return ['/index.html']
  return isFlattened(route) ? [`${route}/index.html`, `${route}.html`] : [route]
}

function isFlattened(route: string): boolean {
  return route !== '/' && !route.endsWith('.html')
}

/** The text of a file, unless it is so long that it is certainly another one. */
async function readIfShort(file: string, length: number): Promise<string | undefined> {
  const { size } = await fs.promises.stat(file)
  return size > length * 4 ? undefined : fs.promises.readFile(file, 'utf8')
}
