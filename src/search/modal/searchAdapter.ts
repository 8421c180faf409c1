/** Makes either engine look like the client that the DocSearch modal asks. */
import type { DocSearchModalProps } from '@docsearch/react'
import type { FacetFilters, SearchClient } from '../types'

type TransformClient = NonNullable<DocSearchModalProps['transformSearchClient']>
type ModalClient = ReturnType<TransformClient>

/** What the modal sends for each query, as far as the engines understand it. */
interface ModalQuery {
  query?: string
  page?: number
  hitsPerPage?: number
  facetFilters?: FacetFilters
}

/** What hears of the searches of the modal. */
export interface SearchListeners {
  /** Told that a search begins; what it returns is told that it has ended. */
  onAsk?: () => () => void
  /** Told after each search whether it failed. */
  onOutcome?: (failed: boolean) => void
  /** Told a query that finds more by now than it did when it was answered. */
  onMore?: (query: string) => void
  /** Told after each search what is near a query without results. */
  onNear?: (words: string[]) => void
}

/**
 * DocSearch has an error screen, but version 3.9 replaces it with the results before as soon as
 * it is shown. So a failed search has no results here, and the caller says why.
 *
 * @param client client of the engine in use
 * @param listeners what hears of its searches
 * @returns value of the modal's `transformSearchClient`
 */
export function adaptSearchClient(
  client: SearchClient,
  { onAsk, onOutcome, onMore, onNear }: SearchListeners = {},
): TransformClient {
  const answer = async ({ query = '', page, hitsPerPage, facetFilters }: ModalQuery) => {
    const onAnswered = onAsk?.()
    try {
      const response = await client.search(query, { page, hitsPerPage, facetFilters })
      onOutcome?.(false)
      onNear?.(response.suggestions)
      if (response.isEarly && query !== '') {
        // What is there stays when the rest cannot be had.
        client.search(query, { hitsPerPage: 0, isPatient: true }).then(
          () => onMore?.(query),
          () => undefined,
        )
      }
      const [best, ...others] = response.hits
      // DocSearch only hands on what each result has: this one is to stand out.
      const hits = best ? [{ ...best, isBest: true }, ...others] : []
      return { ...response, hits, query }
    } catch {
      onOutcome?.(true)
      return { hits: [], nbHits: 0, suggestions: [], query }
    } finally {
      onAnswered?.()
    }
  }
  return (own) => {
    const search = async (params: { requests: ModalQuery[] } | ModalQuery[]) => {
      const queries = Array.isArray(params) ? params : params.requests
      return { results: await Promise.all(queries.map(answer)) }
    }
    return { ...own, search: search as unknown as ModalClient['search'] }
  }
}
