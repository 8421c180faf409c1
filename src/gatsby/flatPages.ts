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

/** Where the HTML of a page stands. */
interface PageFile {
  /** Where Gatsby writes it, and where the way to it stands in the end. */
  gatsbys: string
  /** Where it stands in the end. */
  flat: string
  redirect: string
}

/**
 * onPostBuild: moves the pages that were rendered to where they stand in the end.
 *
 * @param publicDir folder of the built site
 * @param routes every route that has a page
 * @param pathPrefix of the site, empty at the root
 * @param since milliseconds since the epoch: what is older was moved by a build before
 */
export async function flattenPages(
  publicDir: string,
  routes: readonly string[],
  pathPrefix: string,
  since = 0,
): Promise<void> {
  const isMoved = movedRoutes(routes)
  await eachOf(routes.filter(isMoved), async (route) => {
    const { gatsbys, flat, redirect } = pageFile(publicDir, route, pathPrefix)
    if (!(await isRendered(gatsbys, since, redirect))) return
    await fs.promises.rename(gatsbys, flat)
    await fs.promises.writeFile(gatsbys, redirect)
  })
}

/**
 * Changes all pages where they stand, those that were not rendered as well.
 *
 * @param publicDir folder of the built site
 * @param routes every route that has a page; {@link flattenPages} has moved the pages
 * @param finish a change; it must not change again what it has changed before
 */
export async function finishFlatPages(
  publicDir: string,
  routes: readonly string[],
  finish: (html: string) => string,
): Promise<void> {
  const isMoved = movedRoutes(routes)
  await eachOf(routes, async (route) => {
    const file = path.join(publicDir, isMoved(route) ? `${route}.html` : gatsbysFile(route))
    const html = await fs.promises.readFile(file, 'utf8')
    const finished = finish(html)
    if (finished !== html) await fs.promises.writeFile(file, finished)
  })
}

/** Where Gatsby writes a page (`generateHtmlPath` of gatsby-core-utils). */
function gatsbysFile(route: string): string {
  return route.endsWith('.html') ? route : path.join(route, 'index.html')
}

function pageFile(publicDir: string, route: string, pathPrefix: string): PageFile {
  return {
    gatsbys: path.join(publicDir, gatsbysFile(route)),
    flat: path.join(publicDir, `${route}.html`),
    redirect: redirectPage(`${pathPrefix}${route}`),
  }
}

/** @returns whether the page of a route is moved: not where another page stands already */
function movedRoutes(routes: readonly string[]): (route: string) => boolean {
  const known = new Set(routes)
  return (route) => isFlattened(route) && !known.has(`${route}.html`)
}

async function eachOf(
  routes: readonly string[],
  action: (route: string) => Promise<void>,
): Promise<void> {
  for (let at = 0; at < routes.length; at += FILES_AT_ONCE) {
    await Promise.all(routes.slice(at, at + FILES_AT_ONCE).map(action))
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

/** What is there is a page, and not the way to one. It is read only when it is short enough to be that. */
async function isRendered(file: string, since: number, redirect: string): Promise<boolean> {
  const stats = await fs.promises.stat(file)
  if (stats.mtimeMs < since) return false
  if (stats.size > redirect.length * 4) return true
  return (await fs.promises.readFile(file, 'utf8')) !== redirect
}
