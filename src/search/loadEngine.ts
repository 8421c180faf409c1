import { createEngine } from './engine'
import type { SearchEngine } from './engine'
import type { SearchIndexFile } from './indexFile'

async function fetchEngine(url: string): Promise<SearchEngine> {
  const response = await fetch(url, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`The search index answered with status ${response.status}.`)
  return createEngine((await response.json()) as SearchIndexFile)
}

let engine: Promise<SearchEngine> | undefined

/**
 * Loads the index once. A failed attempt is forgotten, so that the next call tries again.
 *
 * @param url address of the index file
 * @returns the engine
 * @throws when the file cannot be fetched or read
 */
export function loadEngine(url: string): Promise<SearchEngine> {
  engine ??= fetchEngine(url).catch((error: unknown) => {
    engine = undefined
    throw error
  })
  return engine
}
