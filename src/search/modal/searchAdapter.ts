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

/** The modal shows its error screen for errors of this name alone. */
function asShownError(error: unknown): Error {
  const shown = new Error(error instanceof Error ? error.message : String(error), { cause: error })
  shown.name = 'RetryError'
  return shown
}

/**
 * @param client client of the engine in use
 * @returns value of the modal's `transformSearchClient`
 */
export function adaptSearchClient(client: SearchClient): TransformClient {
  return (own) => {
    const search = async (params: { requests: ModalQuery[] } | ModalQuery[]) => {
      const queries = Array.isArray(params) ? params : params.requests
      const results = await Promise.all(
        queries.map(async ({ query = '', page, hitsPerPage, facetFilters }) => ({
          ...(await client.search(query, { page, hitsPerPage, facetFilters })),
          query,
        })),
      ).catch((error: unknown) => {
        throw asShownError(error)
      })
      return { results }
    }
    return { ...own, search: search as unknown as ModalClient['search'] }
  }
}
