/**
 * Where the HTML of a page stands: in `foo.html`, which every static host answers at `/foo` without
 * a redirect. Gatsby writes `foo/index.html`; what is left there leads to the page.
 */
import fs from 'node:fs'
import path from 'node:path'
import { escapeHtml } from '../text/escapeHtml'
import { hashSource } from './contentPolicy'

/** Pages that are read and written at a time: enough to keep the disk busy, few enough for memory. */
const FILES_AT_ONCE = 32

const REDIRECT =
  "location.replace(location.pathname.replace(/\\/(index\\.html)?$/,'')+location.search+location.hash)"

const REDIRECT_POLICY = `<meta http-equiv="Content-Security-Policy" content="default-src 'none';script-src ${hashSource(REDIRECT)};base-uri 'none'">`

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
    `<!doctype html><html lang="en"><meta charset="utf-8">${REDIRECT_POLICY}<title>This page has moved</title>` +
    `<meta name="robots" content="noindex"><link rel="canonical" href="${href}">` +
    `<script>${REDIRECT}</script>` +
    `<noscript><meta http-equiv="refresh" content="0;url=${href}"></noscript>` +
    `<p><a href="${href}">This page has one address.</a></html>\n`
  )
}

/** A page in the folder of a built site. */
interface PageFile {
  /** Where Gatsby writes it, and where the way to it stands in the end. */
  gatsbys: string
  /** Where it stands in the end. */
  flat: string
  redirect: string
}

/**
 * onPostBuild: moves pages to where they stand in the end.
 *
 * @param publicDir folder of the built site
 * @param routes every route that has a page
 * @param pathPrefix of the site, empty at the root
 * @param finish a change of all pages, if there is one; it must not change again what it has changed
 *   before
 */
export async function flattenPages(
  publicDir: string,
  routes: readonly string[],
  pathPrefix: string,
  finish?: (html: string) => string,
): Promise<void> {
  const rewrite = async (file: string) => {
    if (!finish) return
    const html = await fs.promises.readFile(file, 'utf8')
    const finished = finish(html)
    if (finished !== html) await fs.promises.writeFile(file, finished)
  }
  const moved = await eachPage(
    publicDir,
    routes,
    pathPrefix,
    async ({ gatsbys, flat, redirect }) => {
      if (!(await holds(gatsbys, redirect))) {
        await fs.promises.rename(gatsbys, flat)
        await fs.promises.writeFile(gatsbys, redirect)
      }
      await rewrite(flat)
    },
  )
  for (const route of routes) {
    if (!moved.has(route)) await rewrite(path.join(publicDir, gatsbysFile(route)))
  }
}

/** Where Gatsby writes a page (`generateHtmlPath` of gatsby-core-utils). */
function gatsbysFile(route: string): string {
  return route.endsWith('.html') ? route : path.join(route, 'index.html')
}

/**
 * onPreBuild: moves the pages of the last build back to where Gatsby left them. It does not render
 * those anew that have not changed, but puts its current scripts into all of them.
 *
 * @param publicDir folder of the built site
 * @param routes every route that has a page
 * @param pathPrefix of the site, empty at the root
 */
export async function unflattenPages(
  publicDir: string,
  routes: readonly string[],
  pathPrefix: string,
): Promise<void> {
  await eachPage(publicDir, routes, pathPrefix, async ({ gatsbys, flat, redirect }) => {
    if (fs.existsSync(flat) && (await holds(gatsbys, redirect))) {
      await fs.promises.rename(flat, gatsbys)
    }
  })
}

/** @returns the routes whose pages are moved */
async function eachPage(
  publicDir: string,
  routes: readonly string[],
  pathPrefix: string,
  move: (file: PageFile) => Promise<void>,
): Promise<ReadonlySet<string>> {
  const known = new Set(routes)
  const moved = routes.filter((route) => isFlattened(route) && !known.has(`${route}.html`))
  const files = moved.map((route) => ({
    gatsbys: path.join(publicDir, gatsbysFile(route)),
    flat: path.join(publicDir, `${route}.html`),
    redirect: redirectPage(`${pathPrefix}${route}`),
  }))
  for (let at = 0; at < files.length; at += FILES_AT_ONCE) {
    await Promise.all(files.slice(at, at + FILES_AT_ONCE).map(move))
  }
  return new Set(moved)
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

/** Reads a file only when it is short enough to be the same. */
async function holds(file: string, text: string): Promise<boolean> {
  const stats = await fs.promises.stat(file).catch(() => undefined)
  if (!stats || stats.size > text.length * 4) return false
  return (await fs.promises.readFile(file, 'utf8')) === text
}
