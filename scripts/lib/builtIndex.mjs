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
  if (!existsSync(path.join(dir, 'search-pages.json'))) {
    fail('There is no built site with its own search yet: run "npm run build" first.')
  }
  const { joinIndex } = await import('../../src/search/splitIndex')
  return joinIndex(await readIndexFiles(dir))
}

/**
 * Needs `loadTypeScript()` before.
 *
 * @param {string} dir folder of a built site
 * @returns {Promise<import('../../src/search/splitIndex').SplitIndex>} the index in its files
 */
export async function readIndexFiles(dir) {
  const { INDEX_FILES } = await import('../../src/search/indexLocation')
  const read = (/** @type {string} */ name) =>
    JSON.parse(readFileSync(path.join(dir, name), 'utf8'))
  return {
    pages: read(INDEX_FILES.pages),
    names: read(INDEX_FILES.names),
    texts: read(INDEX_FILES.texts),
  }
}
