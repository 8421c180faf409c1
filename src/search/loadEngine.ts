import { fetchJson } from '../site/files/fetchFile'
import { loadOnce } from '../site/files/loadOnce'
import { createEngine, createEngineInPieces } from './engine'
import type { SearchEngine } from './engine'
import { INDEX_FILE, TEXTS_FILE } from './indexLocation'
import { previewOf } from './preview'
import type { PagePreview, PreviewPlace } from './preview'
import { joinIndex } from './splitIndex'
import type { SearchNamesFile, SearchTextsFile } from './splitIndex'
import type { SearchOptions, SearchResponse } from './types'

/** The engine of one index, on its way from names to texts. */
interface Engines {
  /** Knows names alone. */
  early: SearchEngine
  /** Knows the texts too, once it is there. */
  whole?: SearchEngine
  /** Settles when {@link whole} is there; begins anew after a failure. */
  complete: () => Promise<SearchEngine>
  /** The query that was answered from the names last, and the first hit that was shown for it. */
  answered?: { query: string; objectID: string | undefined }
}

const loadEngines = loadOnce(async (url: string): Promise<Engines> => {
  const names = await fetchJson<SearchNamesFile>(url)
  const loadWhole = loadOnce(async (textsUrl: string) => {
    const texts = await fetchJson<SearchTextsFile>(textsUrl)
    engines.whole = await createEngineInPieces(joinIndex(names, texts))
    return engines.whole
  })
  const engines: Engines = {
    early: createEngine(joinIndex(names)),
    complete: () => loadWhole(url.replace(INDEX_FILE, TEXTS_FILE)),
  }
  return engines
})

/**
 * Answers a query. The files are loaded once, the texts after the names; a failed attempt is
 * forgotten, so that the next call tries again. Until the texts are there, who asks for something
 * by its name is answered from the names; what came first then stays first.
 *
 * @param url address of the index file
 * @param query what the reader typed
 * @param options page of results, facet filters, and whether to wait for the texts
 * @returns the results
 * @throws when a file that is needed for them cannot be fetched or read
 */
export async function searchIndex(
  url: string,
  query: string,
  { isPatient = false, ...options }: SearchOptions = {},
): Promise<SearchResponse> {
  const engines = await loadEngines(url)
  if (engines.whole) return sharpened(engines, engines.whole, query, options)
  const whole = engines.complete()
  const early = isPatient ? undefined : engines.early.search(query, options)
  if (early?.isNamed || query === '') {
    // A failure shows when the texts are needed.
    whole.catch(() => undefined)
    engines.answered = { query, objectID: early?.hits[0]?.objectID }
    return {
      ...early,
      hits: early?.hits ?? [],
      nbHits: early?.nbHits ?? 0,
      suggestions: [],
      isEarly: true,
    }
  }
  return sharpened(engines, await whole, query, options)
}

/** Readers may be about to press what came first: more of the same query does not push it down. */
function sharpened(
  { answered }: Engines,
  whole: SearchEngine,
  query: string,
  options: SearchOptions,
): SearchResponse {
  const response = whole.search(query, options)
  const { hits } = response
  const first =
    answered?.query === query && hits.find(({ objectID }) => objectID === answered.objectID)
  return first ? { ...response, hits: [first, ...hits.filter((hit) => hit !== first)] } : response
}

/**
 * A page in short; waits for the texts.
 *
 * @param url address of the index file
 * @param place which page, and which part of it
 * @returns the page in short; null when the index has no such page
 * @throws when a file of the index cannot be fetched or read
 */
export async function previewPage(url: string, place: PreviewPlace): Promise<PagePreview | null> {
  const engines = await loadEngines(url)
  const { records } = engines.whole ?? (await engines.complete())
  return previewOf(records, place)
}
