/**
 * The embedded search engine: pure, runs in the worker, in the browser's main thread and in
 * Node alike.
 */
import MiniSearch from 'minisearch'
import type { Query, SearchResult } from 'minisearch'
import { highlight, pageSnippet, snippet } from './highlight'
import type { MarkWords } from './highlight'
import { unpackRecords } from './indexFile'
import type { EngineRecord, SearchIndexFile } from './indexFile'
import { entryIds, slotPatterns } from './names'
import { readQuery } from './query'
import type { Asked } from './query'
import { meansSame, shareOf, tierOf, TIER, touches, worthOf } from './ranking'
import { shortQuery } from '../text/shortQuery'
import { TYPO_LENGTHS_WITHOUT_SWAPS, allowedTypos } from '../text/typos'
import { FILLERS, foldWord, HELPER, nameWords, queryWords, textWords } from '../text/words'
import type {
  FacetFilters,
  HierarchyLevel,
  SearchHit,
  SearchOptions,
  SearchResponse,
} from './types'

export interface SearchEngine {
  /**
   * @param query what the reader typed
   * @param options page of results and facet filters
   */
  search(query: string, options?: SearchOptions): SearchResponse
}

/** One record as MiniSearch sees it. */
interface IndexedRecord {
  number: number
  id: string[]
  title: string
  heading: string[]
  page: string
  keywords: string[]
  facts: string[]
  trail: string[]
  body: string
}

const BOOST = {
  id: 12,
  title: 10,
  heading: 6,
  keywords: 4,
  page: 2,
  facts: 2,
  trail: 2,
  body: 1,
}

/** Fields of names, where words are also found glued together. */
const NAME_FIELDS: ReadonlySet<string> = new Set([
  'id',
  'title',
  'heading',
  'page',
  'keywords',
  'facts',
  'trail',
])

/** A page or part that has the query nowhere else would only repeat the one above it. */
const OWN_PAGE_FIELDS = ['id', 'title', 'keywords', 'facts', 'body']
const OWN_PART_FIELDS = ['heading', 'body']

/** Share of a query's words that a result must have where others have all of them. */
const MIN_SHARE = 0.6
const MIN_SHARE_OF_QUESTION = 0.5

interface Found {
  record: EngineRecord
  tier: number
  score: number
  share: number
  /** Words of the index that matched. */
  terms: string[]
}

const HITS_PER_PAGE = 20
const MAX_SUGGESTIONS = 4

function toIndexed(record: EngineRecord, number: number): IndexedRecord {
  const isPage = record.type === 'lvl1'
  const { hierarchy, aliases = [], arguments: names = [] } = record
  const { requires = [], categories = [] } = record
  return {
    number,
    id: entryIds(record),
    title: isPage && hierarchy.lvl1 !== record.entryId ? hierarchy.lvl1 : '',
    heading: isPage ? [] : [hierarchy[record.type] ?? '', ...aliases],
    page: isPage ? '' : hierarchy.lvl1,
    keywords: record.keywords,
    facts: [...names, ...requires, ...categories],
    trail: record.trail,
    body: record.content ?? '',
  }
}

/** In texts, words that no query asks for are more than a quarter of all: they are left out. */
function indexedWord(word: string, field?: string): string | null {
  const folded = foldWord(word)
  return field === 'body' && FILLERS.has(folded) && folded !== HELPER ? null : folded
}

function createMiniSearch(): MiniSearch<IndexedRecord> {
  return new MiniSearch<IndexedRecord>({
    idField: 'number',
    fields: Object.keys(BOOST),
    tokenize: (text, field) =>
      field !== undefined && NAME_FIELDS.has(field)
        ? [...new Set(text.split('\n').flatMap(nameWords))]
        : textWords(text),
    processTerm: indexedWord,
    stringifyField: (value: string | string[]) => (Array.isArray(value) ? value.join('\n') : value),
    searchOptions: {
      boost: BOOST,
      tokenize: queryWords,
      // A query's words are folded already.
      processTerm: (word) => word,
      prefix: (word, index, words) => word.length > 1 || index === words.length - 1,
      fuzzy: (word) => allowedTypos(word.length, TYPO_LENGTHS_WITHOUT_SWAPS),
    },
  })
}

function facetTest(filters: FacetFilters): (record: EngineRecord) => boolean {
  const groups = filters.map((filter) => (Array.isArray(filter) ? filter : [filter]))
  return (record) => {
    const facets = [
      `language:${record.language}`,
      `version_tag:${record.version_tag}`,
      `kind:${record.kind}`,
      `row:${record.row}`,
    ]
    return groups.every((group) => group.some((filter) => facets.includes(filter)))
  }
}

function toHit(record: EngineRecord, marks: MarkWords): SearchHit {
  const hierarchy: Partial<
    Record<HierarchyLevel, SearchHit['_highlightResult']['hierarchy']['lvl1']>
  > = {}
  for (const [level, text] of Object.entries(record.hierarchy) as [
    HierarchyLevel,
    string | null,
  ][]) {
    if (text !== null) hierarchy[level] = highlight(text, marks)
  }
  const { objectID, type, content, url, url_without_anchor, anchor, trail } = record
  const { kind, entryId, row } = record
  return {
    objectID,
    type,
    hierarchy: record.hierarchy,
    // DocSearch keeps chosen results in local storage, and whole texts do not belong there.
    content: null,
    url,
    url_without_anchor,
    anchor,
    trail,
    kind,
    entryId,
    row,
    _highlightResult: { hierarchy },
    _snippetResult: {
      hierarchy,
      ...(content !== null && {
        content:
          type === 'lvl1' ? pageSnippet(hierarchy.lvl1, content, marks) : snippet(content, marks),
      }),
    },
  }
}

/**
 * Makes the engine from the index file.
 *
 * Why MiniSearch: measured with 3,000 records (`testing/manyRecords.ts`, Node 20, median of 250
 * queries, prefixes and typing mistakes wanted), it answers in 3 ms; lunr in 3 ms too, but its
 * index takes 2.5 s to build or 1,160 KB (gzip) to download; Fuse needs 226 ms, as it compares
 * every record with every query; FlexSearch is the quickest but knows no typing mistakes.
 *
 * The inverted index is not shipped but built on load, in the worker: that takes 0.6 s instead
 * of 0.15 s, and saves 520 KB (gzip) on top of the 570 KB of the texts.
 *
 * @param file content of the index file
 * @returns the engine
 */
export function createEngine(file: SearchIndexFile): SearchEngine {
  const records = unpackRecords(file)
  const miniSearch = createMiniSearch()
  miniSearch.addAll(records.map(toIndexed))
  return engineOf(records, miniSearch)
}

/** Records that are indexed in one go before something else may run. */
const CHUNK = 400

/**
 * Makes the engine in pieces, between which a worker can answer.
 *
 * @param file content of the index file
 * @returns the same engine as {@link createEngine}
 */
export async function createEngineInPieces(file: SearchIndexFile): Promise<SearchEngine> {
  const records = unpackRecords(file)
  const miniSearch = createMiniSearch()
  await miniSearch.addAllAsync(records.map(toIndexed), { chunkSize: CHUNK })
  return engineOf(records, miniSearch)
}

function engineOf(records: EngineRecord[], miniSearch: MiniSearch<IndexedRecord>): SearchEngine {
  const patterns = records.flatMap((record) =>
    slotPatterns(record).map((pattern) => ({ record, pattern })),
  )

  function match(
    asked: Asked,
    combineWith: 'AND' | 'OR',
    passes: (record: EngineRecord) => boolean,
  ): Found[] {
    const { words, joined, helpers } = asked
    const query: Query = {
      combineWith: 'OR',
      queries: [{ combineWith, queries: words }, joined, ...helpers],
    }
    const isMeant = ({ queryTerms }: SearchResult) =>
      queryTerms.includes(joined) ||
      (combineWith === 'AND'
        ? words.every((word) => queryTerms.includes(word))
        : words.some((word) => queryTerms.includes(word)))
    return miniSearch
      .search(query, {
        filter: (result) => {
          const record = records[result.id as number]
          return record !== undefined && isMeant(result) && passes(record)
        },
      })
      .flatMap((result): Found[] => {
        const record = records[result.id as number]
        const own = record?.type === 'lvl1' ? OWN_PAGE_FIELDS : OWN_PART_FIELDS
        if (!record || !touches(result, own)) return []
        return [
          {
            record,
            tier: tierOf(result, record, asked),
            score: result.score * worthOf(result, record, asked),
            share: shareOf(result, words),
            terms: Object.keys(result.match),
          },
        ]
      })
  }

  /** Records that have all words; where these are only in texts, also those that have most. */
  function matchBest(asked: Asked, passes: (record: EngineRecord) => boolean): Found[] {
    const all = match(asked, 'AND', passes)
    const best = Math.min(...all.map(({ tier }) => tier))
    if (asked.words.length === 1 || best < TIER.nearName) return all
    // Next to a near name, a text that has all words may only repeat the typing mistake.
    const hasAll = best !== TIER.nearName && all.some(({ share }) => share === 1)
    const most = match(asked, 'OR', passes)
    const least = asked.isQuestion ? MIN_SHARE_OF_QUESTION : MIN_SHARE
    return hasAll ? most.filter(({ share }) => share >= least) : most
  }

  function find(asked: Asked, passes: (record: EngineRecord) => boolean): Found[] {
    const filledIn = new Set(
      patterns
        .filter(({ record, pattern }) => pattern.test(asked.folded) && passes(record))
        .map(({ record }) => record),
    )
    const matched = matchBest(asked, passes).filter(({ record }) => !filledIn.has(record))
    const named = [...filledIn].map((record): Found => {
      return { record, tier: TIER.exactTitle, score: 0, share: 1, terms: [] }
    })
    return [...named, ...matched].sort((a, b) => a.tier - b.tier || b.score - a.score)
  }

  function suggest(words: string[]): string[] {
    const near = miniSearch.search(words.join(' '), {
      fields: ['id', 'title'],
      fuzzy: 0.45,
      prefix: true,
    })
    const titles = near.flatMap((result) => records[result.id as number]?.hierarchy.lvl1 ?? [])
    return [...new Set(titles)].slice(0, MAX_SUGGESTIONS)
  }

  return {
    search(query, { page = 0, hitsPerPage = HITS_PER_PAGE, facetFilters = [] } = {}) {
      const asked = readQuery(shortQuery(query))
      const { words, joined } = asked
      if (words.length === 0) return { hits: [], nbHits: 0, suggestions: [] }
      const found = find(asked, facetTest(facetFilters))
      const hits = found
        .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
        .map(({ record, tier, terms }) => {
          // What is only like the query is marked where the query itself is not found.
          const wholes = terms.filter(
            (term) =>
              tier === TIER.typo ||
              tier === TIER.nearName ||
              words.some((word) => meansSame(term, word)),
          )
          const beginnings = words.length > 1 ? [...words, joined] : words
          return toHit(record, { beginnings, wholes: new Set(wholes) })
        })
      return {
        hits,
        nbHits: found.length,
        suggestions: found.length === 0 ? suggest(words) : [],
        ...((found[0]?.tier ?? TIER.text) <= TIER.name && { isNamed: true as const }),
      }
    },
  }
}
