/** What the first visit of a page loads, read from the files of a built site. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { elements } from './html'

interface BuiltSite {
  /** Folder of the built site. */
  dir: string
  /** Path prefix without trailing slash; empty at the root. */
  basePath: string
}

/** Files by what they are, as paths below the folder of the site. */
export interface FirstVisit {
  html: string
  scripts: string[]
  /** The whole style sheets; what the page itself uses of them is in the HTML. */
  styles: string[]
  /** Page data, data of the app, results of static queries. */
  data: string[]
  images: string[]
}

interface PageData {
  componentChunkName: string
  staticQueryHashes: string[]
}

interface WebpackStats {
  namedChunkGroups: Record<string, { assets: { name: string }[] }>
}

function read(dir: string, file: string): string {
  return readFileSync(path.join(dir, file), 'utf8')
}

/**
 * Follows the page as the browser does: the HTML names the app's scripts and the page's data, and
 * that names the static queries. Where React takes over the text as well, the data names the
 * template, and the list of chunks names its scripts.
 *
 * @param site the built site
 * @param route exact route of a page
 * @returns its files
 * @throws when the page is not there
 */
export function firstVisit({ dir, basePath }: BuiltSite, route: string): FirstVisit {
  const html = route === '/' ? 'index.html' : `${route.slice(1)}.html`
  const text = read(dir, html)
  const local = (address: string) => address.slice(basePath.length + 1).replace(/#.*/, '')
  const [, pagePath, boot = ''] = /<script data-path="\/?([^"]*)">([^<]*)/.exec(text) ?? []
  const isStill = text.includes(' data-still=')
  const data = `page-data/${pagePath || 'index'}/${isStill ? 'frame' : 'page-data'}.json`
  const { componentChunkName, staticQueryHashes } = JSON.parse(read(dir, data)) as PageData
  const { namedChunkGroups } = JSON.parse(read(dir, 'webpack.stats.json')) as WebpackStats
  const inHtml = [...boot.matchAll(/"([^"]*\.js)"/g)].map(([, file = '']) => local(file))
  const ofTemplate = isStill
    ? []
    : (namedChunkGroups[componentChunkName]?.assets.map(({ name }) => name) ?? [])
  const links = (wanted: string) =>
    elements(text, 'link').flatMap(({ rel, href }) => (rel === wanted && href ? [local(href)] : []))
  const images = elements(text, 'img').flatMap(({ src }) => (src ? [local(src)] : []))
  return {
    html,
    scripts: [...new Set([...inHtml, ...ofTemplate.filter((name) => name.endsWith('.js'))])].sort(),
    data: [
      data,
      'page-data/app-data.json',
      ...staticQueryHashes.map((hash) => `page-data/sq/d/${hash}.json`),
    ],
    styles: links('stylesheet'),
    images: [...new Set([...images, ...links('icon')])],
  }
}

/**
 * @param dir folder of the built site
 * @param files paths below it
 * @returns their size as a static host sends them
 */
export function gzipBytes(dir: string, files: readonly string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(dir, file))).length, 0)
}

/** Templates and a page of each, of both sites. */
export const PAGE_KINDS: [kind: string, home: 'main' | 'fixture', route: string][] = [
  ['home', 'main', '/'],
  ['guide', 'main', '/ecocrates/rewards'],
  ['long guide', 'main', '/effects/configuring-a-chain'],
  ['reference entry', 'main', '/effects/all-filters/above_health_percent'],
  ['entry index', 'main', '/effects/all-filters'],
  ['page of what is new', 'main', '/effects/whats-new'],
  ['list of tags', 'main', '/tags'],
  ['tag', 'main', '/tags/triggers'],
  ['search page', 'main', '/search'],
  ['not-found page', 'main', '/404'],
  ['generated index', 'fixture', '/guides'],
  ['tabs and code', 'fixture', '/configure'],
  ['every construct', 'fixture', '/writing/constructs'],
]
