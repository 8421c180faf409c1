import { fetchJson } from '../site/files/fetchFile'
import { loadOnce } from '../site/files/loadOnce'
import { createEngine, createEngineInPieces } from './engine'
import type { SearchEngine } from './engine'
import { NAMES_FILE, PAGES_FILE, TEXTS_FILE } from './indexLocation'
import { previewOf } from './preview'
import type { PagePreview, PreviewPlace } from './preview'
import { joinIndex } from './splitIndex'
import type { SearchNamesFile, SearchPagesFile, SearchTextsFile } from './splitIndex'
import type { SearchOptions, SearchResponse } from './types'

/** An engine that comes later. */
interface Later {
  /** The engine, once it is there. */
  engine?: SearchEngine
  /** Settles when it is; begins anew after a failure. */
  load: () => Promise<SearchEngine>
}

/** The engines of one index: each knows more than the one before. */
interface Engines {
  /** Knows ids and titles of pages. */
  pages: SearchEngine
  /** Knows all names. */
  names: Later
  /** Knows the texts too. */
  whole: Later
  /** The query that was answered early last, by whom, and the first hit that was shown for it. */
  answered?: { query: string; by: 'pages' | 'names'; objectID: string | undefined }
}

/** Files that the page has fetched while this worker was on its way, by their addresses. */
const given = new Map<string, SearchPagesFile>()

/**
 * @param url address of the file with the pages
 * @param pages what stands in it
 */
export function givePages(url: string, pages: SearchPagesFile): void {
  given.set(url, pages)
}

function later(make: () => Promise<SearchEngine>): Later {
  const once = loadOnce(make)
  const own: Later = {
    load: async () => (own.engine ??= await once(undefined)),
  }
  return own
}

const loadEngines = loadOnce(async (url: string): Promise<Engines> => {
  const beside = (file: string) => url.replace(PAGES_FILE, file)
  const pages = given.get(url) ?? (await fetchJson<SearchPagesFile>(url))
  const loadNames = loadOnce((file: string) => fetchJson<SearchNamesFile>(beside(file)))
  const names = later(async () =>
    createEngineInPieces(joinIndex({ pages, names: await loadNames(NAMES_FILE) })),
  )
  const whole = later(async () => {
    // One after the other, on the line and in the worker: most look for a name.
    const known = { pages, names: await loadNames(NAMES_FILE) }
    const [texts] = await Promise.all([
      fetchJson<SearchTextsFile>(beside(TEXTS_FILE)),
      names.load(),
    ])
    return createEngineInPieces(joinIndex({ ...known, texts }))
  })
  return { pages: createEngine(joinIndex({ pages })), names, whole }
})

/**
 * Answers a query. The files are loaded once, one after the other; a failed attempt is forgotten, so
 * that the next call tries again. Until all are there, who asks for something by its id or title is
 * answered from the pages, and who asks by another name from the names; what came first then stays
 * first.
 *
 * @param url address of the file with the pages
 * @param query what the reader typed
 * @param options page of results, facet filters, and whether to wait for more
 * @returns the results
 * @throws when a file that is needed for them cannot be fetched or read
 */
export async function searchIndex(
  url: string,
  query: string,
  { isPatient = false, ...options }: SearchOptions = {},
): Promise<SearchResponse> {
  const engines = await loadEngines(url)
  const { pages, names, whole } = engines
  const complete = whole.load()
  // A failure shows when the rest is needed.
  complete.catch(() => undefined)
  if (query === '') return { hits: [], nbHits: 0, suggestions: [], isEarly: true }
  if (!isPatient && !names.engine && !whole.engine) {
    const found = pages.search(query, options)
    if (found.isExact) return early(engines, 'pages', query, found)
  }
  const { answered } = engines
  const hasMore = answered?.by === 'pages' && answered.query === query && !options.page
  if (!whole.engine && (!isPatient || hasMore)) {
    const found = answer(engines, await names.load(), query, options)
    if (found.isNamed) return early(engines, 'names', query, found)
  }
  return answer(engines, await complete, query, options)
}

function early(
  engines: Engines,
  by: 'pages' | 'names',
  query: string,
  found: SearchResponse,
): SearchResponse {
  const { answered } = engines
  const before = answered?.query === query ? answered.objectID : undefined
  // Who waits for more asks for no hits.
  engines.answered = { query, by, objectID: found.hits[0]?.objectID ?? before }
  return { ...found, suggestions: [], isEarly: true }
}

/** Readers may be about to press what came first: more of the same query does not push it down. */
function answer(
  { answered }: Engines,
  engine: SearchEngine,
  query: string,
  options: SearchOptions,
): SearchResponse {
  const response = engine.search(query, options)
  const { hits } = response
  const first =
    answered?.query === query && hits.find(({ objectID }) => objectID === answered.objectID)
  return first ? { ...response, hits: [first, ...hits.filter((hit) => hit !== first)] } : response
}

/**
 * A page in short; waits for the texts.
 *
 * @param url address of the file with the pages
 * @param place which page, and which part of it
 * @returns the page in short; null when the index has no such page
 * @throws when a file of the index cannot be fetched or read
 */
export async function previewPage(url: string, place: PreviewPlace): Promise<PagePreview | null> {
  const { whole } = await loadEngines(url)
  const { records } = await whole.load()
  return previewOf(records, place)
}
