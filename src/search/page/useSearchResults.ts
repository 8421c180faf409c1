import { useCallback, useEffect, useRef, useState } from 'react'
import type { DocSet } from '../../docs/docSet'
import type { SearchSettings } from '../../docs/siteData'
import { contextualFilters } from '../facets'
import type { Counted } from '../facets'
import type { SearchHit } from '../types'
import { readChoices } from './useChoices'

const HITS_PER_PAGE = 20

export interface SearchResults {
  status: 'idle' | 'loading' | 'done' | 'error'
  /** The query that the hits belong to. */
  query: string
  hits: SearchHit[]
  nbHits: number
  suggestions: string[]
  /** More is on its way, which may add to them and change their order. */
  isEarly?: boolean
  /** Missing until something was found out about the query. */
  counted?: Counted
}

const NOTHING: SearchResults = { status: 'idle', query: '', hits: [], nbHits: 0, suggestions: [] }

/**
 * Results for a query, page by page. Earlier results stay until the new ones are there.
 *
 * @param settings search settings of the site data
 * @param set doc set in which to search
 * @param query settled query; null while it is not known
 * @param written what the results are narrowed down to, as the address writes it
 * @returns the results, and how to get more of them or to try again after an error
 */
export function useSearchResults(
  settings: SearchSettings,
  set: DocSet,
  query: string | null,
  written: string,
) {
  const [results, setResults] = useState(NOTHING)
  const setLoading = () => setResults((before) => ({ ...before, status: 'loading' }))
  const running = useRef<AbortController | null>(null)
  const { locale, version } = set

  const load = useCallback(
    (wanted: string, earlier: SearchHit[]) => {
      running.current?.abort()
      const { signal } = (running.current = new AbortController())
      const ask = async (isPatient: boolean): Promise<void> => {
        const { getSearchClient } = await import('../client')
        const client = getSearchClient(settings)
        const { hits, nbHits, suggestions, counted, isEarly } = await client.search(wanted, {
          page: Math.ceil(earlier.length / HITS_PER_PAGE),
          hitsPerPage: HITS_PER_PAGE,
          facetFilters: contextualFilters({ locale, version }),
          choices: readChoices(written),
          isCounted: earlier.length === 0,
          isPatient,
          signal,
        })
        if (signal.aborted) return
        const found = { query: wanted, hits: [...earlier, ...hits], nbHits, suggestions }
        setResults((before) => ({
          status: 'done',
          ...found,
          ...(isEarly && { isEarly }),
          counted: counted ?? before.counted,
        }))
        // What is there stays when the rest cannot be had.
        if (isEarly) {
          ask(true).catch(() => {
            if (!signal.aborted) setResults((before) => ({ ...before, isEarly: false }))
          })
        }
      }
      // What names alone answer would not go on where the first results end.
      ask(earlier.length > 0).catch(() => {
        if (signal.aborted) return
        setResults({ ...NOTHING, status: 'error', query: wanted, hits: earlier })
      })
    },
    [settings, locale, version, written],
  )

  const wanted = query ? `${locale}/${version} ${query} ${written}` : ''
  const [shown, setShown] = useState('')
  if (shown !== wanted) {
    setShown(wanted)
    if (query) setLoading()
    else setResults(NOTHING)
  }

  useEffect(() => {
    if (query) load(query, [])
    return () => running.current?.abort()
  }, [query, load])

  const loadOnClick = (text: string, earlier: SearchHit[]) => {
    setLoading()
    load(text, earlier)
  }
  return {
    results,
    more: () => loadOnClick(results.query, results.hits),
    retry: () => loadOnClick(query ?? '', []),
  }
}
