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
 * @typedef {object} VisitFiles paths below the folder of the site
 * @property {string} html
 * @property {string} text of that file, without what is for those without scripts
 * @property {string[]} scripts
 * @property {string[]} data page data, data of the app, results of static queries, long lists of the
 *   sidebar that are open on the page where the window is wide
 * @property {string} kind name of the page's template
 *
 * Follows a page as the browser does: the HTML names the app's scripts and the page's data, and
 * that names the static queries. Where React takes over the text as well, the data names the
 * template, and the list of chunks names its scripts.
 *
 * @param {string} dir folder of a built site
 * @param {string} basePath path prefix without trailing slash
 * @returns {(route: string) => VisitFiles}
 */
export function visitFiles(dir, basePath) {
  const read = (/** @type {string} */ file) => readFileSync(path.join(dir, file), 'utf8')
  /** @type {Record<string, { assets: { name: string }[] }>} */
  const chunks = JSON.parse(read('webpack.stats.json')).namedChunkGroups
  return (route) => {
    const html = route === '/' ? 'index.html' : `${route.slice(1)}.html`
    const text = read(html).replace(/<noscript>.*?<\/noscript>/gs, '')
    const [, name, boot = ''] = /<script data-path="\/?([^"]*)">([^<]*)/.exec(text) ?? []
    const isStill = text.includes(' data-still=')
    const data = `page-data/${name || 'index'}/${isStill ? 'frame' : 'page-data'}.json`
    const { componentChunkName, staticQueryHashes, result } = JSON.parse(read(data))
    const queries = staticQueryHashes.map(
      (/** @type {string} */ hash) => `page-data/sq/d/${hash}.json`,
    )
    const ofTemplate = isStill ? [] : (chunks[componentChunkName]?.assets ?? [])
    const scripts = [
      ...[...boot.matchAll(/"([^"]*\.js)"/g)].map(([, file = '']) =>
        file.slice(basePath.length + 1),
      ),
      ...ofTemplate.map((asset) => asset.name).filter((asset) => asset.endsWith('.js')),
    ]
    return {
      html,
      text,
      scripts: [...new Set(scripts)].sort(),
      data: [
        data,
        'page-data/app-data.json',
        ...queries,
        ...openLists(
          queries.map((/** @type {string} */ file) => JSON.parse(read(file))),
          result,
          route,
        ),
      ],
      kind: componentChunkName.replace(/^component---src-(?:templates|pages)-|-tsx$/g, ''),
    }
  }
}

/**
 * @typedef {{ href?: string, items?: SidebarItem[], cut?: { list: number } }} SidebarItem
 *
 * @param {any[]} queries results of static queries, of which one holds the sidebars
 * @param {any} result what a page has of its own
 * @param {string} route
 * @returns {string[]} files with the long lists that the sidebar of the page shows
 */
function openLists(queries, { data, pageContext }, route) {
  const site = queries.map((query) => query.data.siteData).find(Boolean)
  const { locale, version } = data?.mdx?.docPage?.set ?? {}
  const key = pageContext.setKey ?? `${locale}/${version}`
  /** @type {(items: SidebarItem[]) => number[]} */
  const ownList = (items) =>
    items.flatMap((/** @type {SidebarItem} */ { href, cut, items: below = [] }) => [
      ...(href === route && cut ? [cut.list] : []),
      ...ownList(below),
    ])
  const lists = [
    ...(pageContext.around ?? []).map((/** @type {{ list: number }} */ { list }) => list),
    ...ownList(site?.sidebars[key] ?? []),
  ]
  return lists.map((list) => `sidebars/${key}/${list}.json`)
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
  const filesOf = visitFiles(dir, basePath)

  return (route) => {
    const { html, text, scripts, data, kind } = filesOf(route)
    const sheets = [...text.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)]
    return {
      route,
      kind,
      scripts: sum(scripts),
      everything: sum([html, ...data, ...scripts, ...sheets.map(([, href = '']) => local(href))]),
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
