/**
 * The embedded search engine: pure, runs in the worker, in the browser's main thread and in
 * Node alike.
 */
import { byCount, choiceFilters } from './facets'
import type { Choices, Counted, Facet, FacetCount } from './facets'
import { highlight, pageSnippet, snippet } from './highlight'
import type { MarkWords } from './highlight'
import { unpackRecords } from './indexFile'
import type { EngineRecord, SearchIndexFile } from './indexFile'
import { entryIds } from './names'
import { NUMBERS, createRanking } from './ranking'
import type { Candidate, Ranked, Ranking, RankingNumbers } from './ranking'
import type { WordMatch } from './matching'
import { answerStart } from './sentences'
import { FIELDS, WordIndex } from './wordIndex'
import { nearest } from '../text/nearest'
import { shortQuery } from '../text/shortQuery'
import { createSynonyms } from '../text/synonyms'
import { FILLERS, foldWord, HOW, nameParts, nameWords, textWords } from '../text/words'
import { leadLength } from './lead'
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
  /** The ranking behind it, for measuring. */
  ranking: Ranking
  records: readonly EngineRecord[]
}

const HITS_PER_PAGE = 20
const MAX_SUGGESTIONS = 4

/** Adds the words of one record. */
function addWords(index: WordIndex, record: EngineRecord): void {
  const number = index.nextRecord()
  const isPage = record.type === 'lvl1'
  const addNames = (names: readonly string[], field: Parameters<WordIndex['add']>[2]) => {
    for (const name of names) {
      for (const word of nameWords(name)) index.add(foldWord(word), number, field)
    }
  }
  const addText = (text: string, field: Parameters<WordIndex['add']>[2]) => {
    for (const word of textWords(text)) {
      const folded = foldWord(word)
      // Words that no query asks for are more than a quarter of all.
      if (!FILLERS.has(folded) || folded === HOW) index.add(folded, number, field)
    }
  }
  const { hierarchy, aliases = [], arguments: names = [], content } = record
  const { requires = [], categories = [] } = record
  addNames(
    isPage ? [hierarchy.lvl1, ...entryIds(record)] : [hierarchy[record.type] ?? '', ...aliases],
    'name',
  )
  addNames(record.keywords, 'keyword')
  if (!isPage) addNames([hierarchy.lvl1], 'page')
  addNames([...names, ...requires, ...categories], 'fact')
  addNames(record.trail, 'trail')
  if (content !== null) {
    const lead = leadLength(content)
    addText(content.slice(0, lead), 'lead')
    addText(content.slice(lead), 'text')
  }
  if (record.code !== undefined) addText(record.code, 'code')
}

function facetTest(filters: FacetFilters): (record: EngineRecord) => boolean {
  const groups = filters.map((filter) => (Array.isArray(filter) ? filter : [filter]))
  return (record) => {
    const facets = [
      `language:${record.language}`,
      `version_tag:${record.version_tag}`,
      `kind:${record.kind}`,
      `hierarchy.lvl0:${record.hierarchy.lvl0}`,
      `row:${record.row}`,
    ]
    return groups.every((group) => group.some((filter) => facets.includes(filter)))
  }
}

const valueOf = (record: EngineRecord, facet: Facet) =>
  facet === 'kind' ? record.kind : record.hierarchy.lvl0

function countFacets(found: readonly EngineRecord[], choices: Choices): Counted {
  const count = (facet: Facet): FacetCount[] => {
    const counts = new Map<string, number>()
    for (const record of found.filter(facetTest(choiceFilters(choices, facet)))) {
      const value = valueOf(record, facet)
      if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    return byCount(counts)
  }
  return {
    total: found.length,
    facets: { kind: count('kind'), 'hierarchy.lvl0': count('hierarchy.lvl0') },
  }
}

function toHit(record: EngineRecord, marks: MarkWords, answer?: number): SearchHit {
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
          type === 'lvl1'
            ? pageSnippet(hierarchy.lvl1, content, marks, answer)
            : snippet(content, marks, answer),
      }),
    },
  }
}

/**
 * Makes the engine from the index file.
 *
 * The inverted index is not shipped but built on load, in the worker: that takes less time than to
 * download it would.
 *
 * @param file content of the index file
 * @param numbers numbers of the ranking, to try others
 * @returns the engine
 */
export function createEngine(file: SearchIndexFile, numbers?: RankingNumbers): SearchEngine {
  const records = unpackRecords(file)
  const index = new WordIndex()
  for (const record of records) addWords(index, record)
  return engineOf(file, records, index, numbers)
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
  const index = new WordIndex()
  for (const [number, record] of records.entries()) {
    if (number % CHUNK === 0) await new Promise((resolve) => setTimeout(resolve))
    addWords(index, record)
  }
  return engineOf(file, records, index)
}

/** Less than this is a mistake or a part of a word. */
const SURE = 0.62

/** Words of the index to mark in a record: mistakes only where nothing fits better. */
function markedWords(matches: readonly WordMatch[], number: number): Set<string> {
  return new Set(
    matches.flatMap(({ fits, qualities }) => {
      const from = number * FIELDS.length
      const isSure = FIELDS.some((_field, at) => (qualities[from + at] ?? 0) >= SURE)
      return [...fits].flatMap(([word, quality]) => (quality >= SURE || !isSure ? [word] : []))
    }),
  )
}

/** What the titles of a result say of a query; the text need not say it again. */
const TITLES = (['name', 'page'] as const).map((field) => FIELDS.indexOf(field))

/**
 * @param matches the words of a query
 * @param number a record
 * @returns those that its titles do not have
 */
function untitled(matches: readonly WordMatch[], number: number): WordMatch[] {
  const from = number * FIELDS.length
  return matches.filter(({ qualities }) =>
    TITLES.every((field) => (qualities[from + field] ?? 0) < SURE),
  )
}

/** What is called so is what was asked for, whatever the texts say. */
const NAMED = 0.8

function engineOf(
  file: SearchIndexFile,
  records: EngineRecord[],
  index: WordIndex,
  numbers: RankingNumbers = NUMBERS,
): SearchEngine {
  index.prepare()
  const synonyms = createSynonyms(file.synonyms ?? [])
  const ranking = createRanking(records, index, file.base, synonyms, numbers)

  /** Names that are like what nothing was found for, or have a word that is. */
  function suggest({ asked }: Ranked, passes: (record: EngineRecord) => boolean): string[] {
    const titles = records.flatMap((record) =>
      record.type === 'lvl1' && passes(record) ? [record.entryId ?? record.hierarchy.lvl1] : [],
    )
    const known = new Set(titles.flatMap(nameParts))
    const words = asked.words.flatMap(({ word }) => nearest(word, [...known], 2))
    const sharing = titles.filter((title) => nameParts(title).some((part) => words.includes(part)))
    const alike = nearest(asked.folded.replace(/\s+/g, '_'), titles, MAX_SUGGESTIONS)
    return [...new Set([...alike, ...sharing])].slice(0, MAX_SUGGESTIONS)
  }

  const isNamed = ({ isExact, features }: Candidate) =>
    isExact || features.nameFit >= NAMED || features.keywordFit >= NAMED

  return {
    ranking,
    records,
    search(
      query,
      { page = 0, hitsPerPage = HITS_PER_PAGE, facetFilters = [], choices = {}, isCounted } = {},
    ) {
      const passes = facetTest(facetFilters)
      const ranked = ranking.rank(shortQuery(query), passes)
      const { asked, matches, candidates, others } = ranked
      if (asked.words.length === 0) return { hits: [], nbHits: 0, suggestions: [] }
      const words = asked.words.map(({ word }) => word)
      const beginnings = words.length > 1 ? [...words, asked.joined] : words
      const found = [...candidates.map(({ number }) => number), ...others]
      const isChosen = facetTest(choiceFilters(choices))
      const chosen = found.filter((number) => records[number] && isChosen(records[number]))
      const hits = chosen.slice(page * hitsPerPage, (page + 1) * hitsPerPage).flatMap((number) => {
        const record = records[number]
        if (!record) return []
        const open = untitled(matches, number)
        // Who typed no more than the title wants to know what it is, which the beginning tells.
        const answer =
          open.length > 0 || record.type === 'lvl1'
            ? answerStart(ranking.sentences(number), open)
            : 0
        return [toHit(record, { beginnings, wholes: markedWords(matches, number) }, answer)]
      })
      const [first] = candidates
      return {
        hits,
        nbHits: chosen.length,
        suggestions: first === undefined ? suggest(ranked, passes) : [],
        ...(isCounted && {
          counted: countFacets(
            found.flatMap((number) => records[number] ?? []),
            choices,
          ),
        }),
        ...(first && isNamed(first) && { isNamed: true as const }),
        ...(first?.isExact && { isExact: true as const }),
      }
    },
  }
}
