/** What a first visit of a page loads, read from the files of a built site. */
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

/**
 * @typedef {object} Visit
 * @property {string} route
 * @property {string} kind name of the page's template
 * @property {number} scripts bytes after gzip of its scripts
 * @property {number} everything bytes after gzip of all that it loads, images of its text left out
 * @property {number} elements elements of its HTML
 */

/**
 * @param {string} dir folder of a built site
 * @param {string} basePath path prefix without trailing slash
 * @returns {string[]} the routes that its sitemap lists
 */
export function listedRoutes(dir, basePath) {
  const sitemap = readFileSync(path.join(dir, 'sitemap.xml'), 'utf8')
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname.slice(basePath.length) || '/',
  )
}

/**
 * @param {string} dir folder of a built site
 * @param {string} basePath path prefix without trailing slash
 * @returns {(route: string) => Visit} counts a page's files; each file is packed once
 */
export function visitReader(dir, basePath) {
  /** @type {Map<string, number>} */
  const sizes = new Map()
  const bytes = (/** @type {string} */ file) => {
    const known = sizes.get(file)
    if (known !== undefined) return known
    const size = gzipSync(readFileSync(path.join(dir, file))).length
    sizes.set(file, size)
    return size
  }
  const sum = (/** @type {Iterable<string>} */ files) =>
    [...new Set(files)].reduce((all, file) => all + bytes(file), 0)
  const local = (/** @type {string} */ address) => address.slice(basePath.length + 1)
  const { namedChunkGroups } = JSON.parse(
    readFileSync(path.join(dir, 'webpack.stats.json'), 'utf8'),
  )

  return (route) => {
    const html = route === '/' ? 'index.html' : `${route.slice(1)}.html`
    const text = readFileSync(path.join(dir, html), 'utf8')
    const [, name, boot = ''] = /<script data-path="\/?([^"]*)">([^<]*)/.exec(text) ?? []
    const isStill = text.includes(' data-still=')
    const data = `page-data/${name || 'index'}/${isStill ? 'frame' : 'page-data'}.json`
    const page = JSON.parse(readFileSync(path.join(dir, data), 'utf8'))
    /** @type {{ name: string }[]} */
    const own = isStill ? [] : namedChunkGroups[page.componentChunkName].assets
    const scripts = [
      ...[...boot.matchAll(/"([^"]*\.js)"/g)].map(([, file = '']) => local(file)),
      ...own.map((asset) => asset.name).filter((asset) => asset.endsWith('.js')),
    ]
    const sheets = [...text.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)]
    return {
      route,
      kind: page.componentChunkName.replace(/^component---src-(?:templates|pages)-|-tsx$/g, ''),
      scripts: sum(scripts),
      everything: sum([
        html,
        data,
        'page-data/app-data.json',
        ...page.staticQueryHashes.map(
          (/** @type {string} */ hash) => `page-data/sq/d/${hash}.json`,
        ),
        ...scripts,
        ...sheets.map(([, href = '']) => local(href)),
      ]),
      elements: text.match(/<[a-z]/g)?.length ?? 0,
    }
  }
}

/**
 * @param {string} dir folder of a built site
 * @param {string} basePath path prefix without trailing slash
 * @returns {Visit[]} of each kind of page the one that loads most
 */
export function largestVisits(dir, basePath) {
  const read = visitReader(dir, basePath)
  /** @type {Map<string, Visit>} */
  const largest = new Map()
  const routes = listedRoutes(dir, basePath)
  for (const route of [...routes, '/search', '/404']) {
    if (!statSync(path.join(dir, `${route}.html`), { throwIfNoEntry: false }) && route !== '/') {
      continue
    }
    const visit = read(route)
    const most = largest.get(visit.kind)
    if (!most || visit.everything > most.everything) largest.set(visit.kind, visit)
  }
  return [...largest.values()].sort((a, b) => b.everything - a.everything)
}
