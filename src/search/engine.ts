/**
 * The embedded search engine: pure, runs in the worker, in the browser's main thread and in
 * Node alike.
 */
import MiniSearch from 'minisearch'
import type { Query, SearchResult } from 'minisearch'
import { highlight, snippet } from './highlight'
import type { MarkWords } from './highlight'
import { unpackRecords } from './indexFile'
import type { EngineRecord, SearchIndexFile } from './indexFile'
import { foldWord, joinWords, nameWords, queryWords, textWords } from './words'
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
  heading: string
  page: string
  keywords: string[]
  body: string
}

const BOOST = { id: 12, title: 10, heading: 6, keywords: 4, page: 2, body: 1 }

/** Fields of names, where words are also found glued together. */
const NAME_FIELDS: ReadonlySet<string> = new Set(['id', 'title', 'heading', 'page', 'keywords'])

/** How good a result is, before its score counts; the lower the better. */
const TIER = { exactId: 0, exactTitle: 1, name: 2, heading: 3, text: 4, typo: 5 } as const

const HITS_PER_PAGE = 20
const MAX_SUGGESTIONS = 4

function toIndexed(record: EngineRecord, number: number): IndexedRecord {
  const isPage = record.type === 'lvl1'
  const { lvl1 } = record.hierarchy
  return {
    number,
    id: isPage && record.entryId !== undefined ? [record.entryId, ...(record.aliases ?? [])] : [],
    title: isPage ? lvl1 : '',
    heading: isPage ? '' : (record.hierarchy[record.type] ?? ''),
    page: isPage ? '' : lvl1,
    keywords: record.keywords,
    body: record.content ?? '',
  }
}

/** One typing mistake in words of 4 letters and more, two from 8 on. */
function allowedTypos(word: string): number | false {
  if (word.length < 4) return false
  return word.length < 8 ? 1 : 2
}

function createMiniSearch(records: EngineRecord[]): MiniSearch<IndexedRecord> {
  const miniSearch = new MiniSearch<IndexedRecord>({
    idField: 'number',
    fields: Object.keys(BOOST),
    tokenize: (text, field) =>
      field !== undefined && NAME_FIELDS.has(field)
        ? text.split('\n').flatMap(nameWords)
        : textWords(text),
    processTerm: foldWord,
    stringifyField: (value: string | string[]) =>
      Array.isArray(value) ? value.join('\n') : value.toString(),
    searchOptions: {
      boost: BOOST,
      tokenize: queryWords,
      // A query's words are folded already.
      processTerm: (word) => word,
      prefix: (word, index, words) => word.length > 1 || index === words.length - 1,
      fuzzy: allowedTypos,
    },
  })
  miniSearch.addAll(records.map(toIndexed))
  return miniSearch
}

function facetTest(filters: FacetFilters): (record: EngineRecord) => boolean {
  const groups = filters.map((filter) => (Array.isArray(filter) ? filter : [filter]))
  return (record) => {
    const facets = [
      `language:${record.language}`,
      `version_tag:${record.version_tag}`,
      `kind:${record.kind}`,
    ]
    return groups.every((group) => group.some((filter) => facets.includes(filter)))
  }
}

/** Whether a word of the index stands for a word of the query without a typing mistake. */
function meansSame(indexed: string, asked: string): boolean {
  return indexed.startsWith(asked) || asked === `${indexed}s`
}

/** Whether each word of the query, or all of them glued together, is in one of the fields. */
function covers(result: SearchResult, words: string[], fields: string[]): boolean {
  const present = Object.keys(result.match).filter((term) =>
    result.match[term]?.some((field) => fields.includes(field)),
  )
  const has = (word: string) => present.some((term) => meansSame(term, word))
  return words.every(has) || has(words.join(''))
}

function touches(result: SearchResult, fields: string[]): boolean {
  return Object.values(result.match).some((own) => own.some((field) => fields.includes(field)))
}

function tierOf(result: SearchResult, record: EngineRecord, words: string[]): number {
  const asked = words.join('')
  if (record.type === 'lvl1') {
    const ids = record.entryId === undefined ? [] : [record.entryId, ...(record.aliases ?? [])]
    if (ids.some((id) => joinWords(id) === asked)) return TIER.exactId
    if (joinWords(record.hierarchy.lvl1) === asked) return TIER.exactTitle
    if (covers(result, words, ['id', 'title'])) return TIER.name
  } else if (covers(result, words, ['heading', 'page']) && touches(result, ['heading'])) {
    return TIER.heading
  }
  return covers(result, words, Object.keys(BOOST)) ? TIER.text : TIER.typo
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
  const { objectID, type, content, url, url_without_anchor, anchor, trail, kind, entryId } = record
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
    _highlightResult: { hierarchy },
    _snippetResult: { hierarchy, ...(content !== null && { content: snippet(content, marks) }) },
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
  const miniSearch = createMiniSearch(records)

  function find(
    words: string[],
    combineWith: 'AND' | 'OR',
    passes: (record: EngineRecord) => boolean,
  ) {
    const asked = words.join(' ')
    const query: Query =
      words.length > 1
        ? { combineWith: 'OR', queries: [{ combineWith, queries: words }, words.join('')] }
        : asked
    return miniSearch
      .search(query, {
        filter: (result) => {
          const record = records[result.id as number]
          return record !== undefined && passes(record)
        },
      })
      .flatMap((result) => {
        const record = records[result.id as number]
        // A section whose page alone matches would only repeat the page.
        const counts = record?.type === 'lvl1' || touches(result, ['heading', 'body'])
        return record && counts ? [{ result, record, tier: tierOf(result, record, words) }] : []
      })
      .sort(
        (a, b) =>
          a.tier - b.tier ||
          b.result.score - a.result.score ||
          Number(a.result.id) - Number(b.result.id),
      )
  }

  function suggest(words: string[]): string[] {
    const near = miniSearch.search(words.join(' '), {
      fields: ['id', 'title', 'heading'],
      fuzzy: 0.45,
      prefix: true,
    })
    const titles = near.flatMap((result) => records[result.id as number]?.hierarchy.lvl1 ?? [])
    return [...new Set(titles)].slice(0, MAX_SUGGESTIONS)
  }

  return {
    search(query, { page = 0, hitsPerPage = HITS_PER_PAGE, facetFilters = [] } = {}) {
      const words = queryWords(query)
      if (words.length === 0) return { hits: [], nbHits: 0, suggestions: [] }
      const passes = facetTest(facetFilters)
      const all = find(words, 'AND', passes)
      const found = all.length > 0 || words.length === 1 ? all : find(words, 'OR', passes)
      const hits = found
        .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
        .map(({ result, record, tier }) => {
          // What is only like the query is marked where the query itself is not found.
          const wholes = Object.keys(result.match).filter(
            (term) => tier === TIER.typo || words.some((word) => meansSame(term, word)),
          )
          const beginnings = words.length > 1 ? [...words, words.join('')] : words
          return toHit(record, { beginnings, wholes: new Set(wholes) })
        })
      return {
        hits,
        nbHits: found.length,
        suggestions: found.length === 0 ? suggest(words) : [],
      }
    },
  }
}
