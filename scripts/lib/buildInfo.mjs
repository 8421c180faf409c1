/** What a build says about itself in `public/build-info.json`. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * @typedef {object} BuildInfo
 * @property {string} basePath path prefix, `/` or `/docs/`
 * @property {'embedded' | 'algolia'} searchEngine
 * @property {string} [searchIndex] index of the hosted engine
 */

/**
 * @param {string} dir folder of a built site
 * @returns {BuildInfo | null} null when there is no complete build in the folder
 */
export function readBuildInfo(dir) {
  // The one page that every site has: docs may have none at `/`.
  if (!existsSync(path.join(dir, '404.html'))) return null
  try {
    return {
      basePath: '/',
      searchEngine: 'embedded',
      ...JSON.parse(readFileSync(path.join(dir, 'build-info.json'), 'utf8')),
    }
  } catch {
    return null
  }
}

/**
 * @param {BuildInfo} info
 * @returns {string} the search engine in words
 */
export function describeSearch(info) {
  return info.searchEngine === 'algolia'
    ? `hosted (Algolia, index ${info.searchIndex ?? 'not named'})`
    : 'embedded (no account needed)'
}
