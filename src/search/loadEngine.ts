import { fetchJson } from '../site/files/fetchFile'
import { loadOnce } from '../site/files/loadOnce'
import { createEngine } from './engine'
import type { SearchIndexFile } from './indexFile'

/**
 * Loads the index once. A failed attempt is forgotten, so that the next call tries again.
 *
 * @param url address of the index file
 * @returns the engine
 * @throws when the file cannot be fetched or read
 */
export const loadEngine = loadOnce(async (url: string) =>
  createEngine(await fetchJson<SearchIndexFile>(url)),
)
