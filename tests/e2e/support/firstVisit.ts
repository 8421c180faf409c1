/** What the first visit of a page loads, read from the files of a built site. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { visitFiles } from '../../../scripts/lib/firstVisits.mjs'
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

/**
 * @param site the built site
 * @param route exact route of a page
 * @returns its files
 * @throws when the page is not there
 */
export function firstVisit({ dir, basePath }: BuiltSite, route: string): FirstVisit {
  const { html, text, scripts, data } = visitFiles(dir, basePath)(route)
  const local = (address: string) => address.slice(basePath.length + 1).replace(/#.*/, '')
  const links = (wanted: string) =>
    elements(text, 'link').flatMap(({ rel, href }) => (rel === wanted && href ? [local(href)] : []))
  const images = elements(text, 'img').flatMap(({ src }) => (src ? [local(src)] : []))
  return {
    html,
    scripts,
    data,
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
