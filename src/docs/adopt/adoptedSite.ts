/** Where the site stands that lenient docs were written for. */
import fs from 'node:fs'
import path from 'node:path'

/** Folders of another site, as far as its docs name files in them. */
export interface AdoptedSite {
  /** Absolute path of what `@site` means: the folder of its config. */
  siteDir: string
  /** Absolute path of the folder around docs and site: nothing outside of it is read. */
  root: string
  /** Absolute path of the folder of files that are served as they are, if it has one. */
  staticDir?: string
  /** Path under which its docs stood, such as `/docs`, where it had other pages beside them. */
  docsRoute?: string
  /** Address of these other pages, without trailing slash. */
  outside?: string
}

/** Folders in which sites are kept, seen from the folder around their docs. */
const PLACES = ['.', 'website', 'site']

/** Names of the config of a Docusaurus site. */
const CONFIG_FILE = /^docusaurus\.config\.(?:js|mjs|cjs|ts|mts|cts)$/

/**
 * @param siteDir a folder
 * @returns absolute path of the config of the Docusaurus site in it; undefined when it has none
 */
export function docusaurusConfig(siteDir: string): string | undefined {
  if (!fs.existsSync(siteDir) || !fs.statSync(siteDir).isDirectory()) return undefined
  const name = fs.readdirSync(siteDir).find((one) => CONFIG_FILE.test(one))
  return name === undefined ? undefined : path.join(siteDir, name)
}

/**
 * @param contentDir absolute path of the docs
 * @param staticDir its static folder, where it is named; else the one of the site is looked for
 * @returns the folders of the site that the docs belong to
 */
export function findAdoptedSite(contentDir: string, staticDir?: string): AdoptedSite {
  const parent = path.dirname(contentDir)
  const folders = PLACES.map((place) => path.join(parent, place))
  const siteDir = folders.find((folder) => docusaurusConfig(folder) !== undefined) ?? parent
  const beside = [siteDir, ...folders].map((folder) => path.join(folder, 'static'))
  const found = staticDir ?? beside.find((folder) => fs.existsSync(folder))
  return { siteDir, root: parent, ...(found !== undefined && { staticDir: found }) }
}
