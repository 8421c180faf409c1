import { liteClient } from 'algoliasearch/lite'
import type { SearchSettings } from '../docs/siteData'
import { escapeHtml } from '../text/escapeHtml'
import { FACETS, byCount, choiceFilters } from './facets'
import type { Counted, Facet } from './facets'
import { shortQuery } from '../text/shortQuery'
import type { Highlighted, SearchClient, SearchHit } from './types'

type HostedSettings = Extract<SearchSettings, { engine: 'algolia' }>

/**
 * The service does not escape HTML around its marks, and the texts are full of `<player>`. So
 * it marks with characters that no text has, and the tags are put in after escaping.
 */
const MARK = { start: '\uE000', end: '\uE001' }

const ATTRIBUTES = [
  'hierarchy',
  'content',
  'type',
  'url',
  'url_without_anchor',
  'anchor',
  'trail',
  'kind',
  'entryId',
  'row',
]

/**
 * @param text text of the service with its marks
 * @returns HTML with `<mark>`
 */
export function marksToHtml(text: string): string {
  return escapeHtml(text).replaceAll(MARK.start, '<mark>').replaceAll(MARK.end, '</mark>')
}

/** Every `{ value, matchLevel }` in a highlight or snippet result, at any depth. */
function cleaned<T>(result: T): T {
  if (typeof result !== 'object' || result === null) return result
  if ('value' in result && typeof result.value === 'string') {
    const { value, matchLevel } = result as T & { value: string; matchLevel: string }
    const clean: Highlighted = {
      value: marksToHtml(value),
      matchLevel: matchLevel === 'none' ? 'none' : 'full',
    }
    return clean as T
  }
  return Object.fromEntries(Object.entries(result).map(([key, part]) => [key, cleaned(part)])) as T
}

/** A hit as the service sends it: what a record does not have is left out. */
type ServiceHit = Omit<SearchHit, Omittable> & Partial<Pick<SearchHit, Omittable>>
type Omittable = 'trail' | '_highlightResult' | '_snippetResult'

function toHit(hit: ServiceHit): SearchHit {
  return {
    ...hit,
    content: null,
    trail: hit.trail ?? [],
    _highlightResult: cleaned(hit._highlightResult ?? { hierarchy: {} }),
    _snippetResult: cleaned(hit._snippetResult ?? { hierarchy: {} }),
  }
}

/** What is counted beside the hits: all that is found, and then each facet. */
const COUNTED = [null, ...FACETS] as const

/** Answers to {@link COUNTED}. */
type Counts = { nbHits?: number; facets?: Record<string, Record<string, number>> }[]

function toCounted([all, ...answers]: Counts): Counted {
  const count = (facet: Facet) =>
    byCount(Object.entries(answers[FACETS.indexOf(facet)]?.facets?.[facet] ?? {}))
  return {
    total: all?.nbHits ?? 0,
    facets: { kind: count('kind'), 'hierarchy.lvl0': count('hierarchy.lvl0') },
  }
}

/** Milliseconds. The service's own client goes on to its next host sooner; this is the only one. */
const OTHER_HOST_TIMEOUTS = { connect: 10_000, read: 10_000, write: 10_000 }

function otherHost(address: string) {
  const { host, protocol } = new URL(address)
  return {
    url: host,
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    accept: 'readWrite' as const,
  }
}

/**
 * @param settings application, index and public key
 * @returns a client of the hosted service
 */
export function createHostedClient(settings: HostedSettings): SearchClient {
  const { appId, apiKey, indexName, host } = settings
  const client = liteClient(
    appId,
    apiKey,
    host ? { hosts: [otherHost(host)], timeouts: OTHER_HOST_TIMEOUTS } : {},
  )
  return {
    async search(query, options = {}) {
      const { page = 0, hitsPerPage = 20, facetFilters = [], signal } = options
      const { choices = {}, isCounted = false } = options
      const { results } = await client.searchForHits<ServiceHit>({
        requests: [
          {
            indexName,
            query: shortQuery(query),
            page,
            hitsPerPage,
            facetFilters: [...facetFilters, ...choiceFilters(choices)],
            attributesToRetrieve: ATTRIBUTES,
            attributesToHighlight: ['hierarchy'],
            attributesToSnippet: ['hierarchy.lvl1:20', 'content:30'],
            snippetEllipsisText: '…',
            highlightPreTag: MARK.start,
            highlightPostTag: MARK.end,
          },
          // Hits do not count what the choices leave out.
          ...(isCounted ? COUNTED : []).map((facet) => ({
            indexName,
            query,
            hitsPerPage: 0,
            facetFilters: [
              ...facetFilters,
              ...(facet === null ? [] : choiceFilters(choices, facet)),
            ],
            facets: facet === null ? [] : [facet],
          })),
        ],
      })
      signal?.throwIfAborted()
      const [result, ...counts] = results
      return {
        hits: (result?.hits ?? []).map(toHit),
        nbHits: result?.nbHits ?? 0,
        suggestions: [],
        ...(isCounted && { counted: toCounted(counts) }),
      }
    },
  }
}
