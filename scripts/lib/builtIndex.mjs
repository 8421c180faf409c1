/** The embedded search of the built site, for scripts that ask it. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { PUBLIC } from './paths.mjs'
import { fail } from './run.mjs'

/**
 * Needs `loadTypeScript()` before.
 *
 * @param {string} [dir] folder of the built site
 * @returns {Promise<import('../../src/search/indexFile').SearchIndexFile>}
 */
export async function readBuiltIndex(dir = PUBLIC) {
  if (!existsSync(path.join(dir, 'search-index.json'))) {
    fail('There is no built site with its own search yet: run "npm run build" first.')
  }
  const { joinIndex } = await import('../../src/search/splitIndex')
  const read = (/** @type {string} */ name) =>
    JSON.parse(readFileSync(path.join(dir, name), 'utf8'))
  return joinIndex(read('search-index.json'), read('search-texts.json'))
}
