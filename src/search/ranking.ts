/** Which results come before which: first by tier, within a tier by score. */
import type { SearchResult } from 'minisearch'
import type { EngineRecord } from './indexFile'
import { bareName, entryIds, isDefiningRow, rowNames } from './names'
import { contentWords } from './query'
import type { Asked } from './query'
import { foldWord, joinWords, queryWords } from '../text/words'

/** How good a result is, before its score counts; the lower the better. */
export const TIER = {
  exactId: 0,
  exactTitle: 1,
  exactRow: 2,
  rowAsked: 3,
  name: 4,
  nearName: 5,
  text: 6,
  typo: 7,
} as const

/**
 * @param indexed word of the index
 * @param asked word of the query
 * @returns whether the one stands for the other without a typing mistake
 */
export function meansSame(indexed: string, asked: string): boolean {
  return indexed.startsWith(asked) || asked === `${indexed}s`
}

function isSameOrPlural(one: string, other: string): boolean {
  return one === other || one === `${other}s` || other === `${one}s`
}

/**
 * @param result match of the index
 * @param fields fields of the index
 * @returns whether a word was found in one of the fields
 */
export function touches(result: SearchResult, fields: readonly string[]): boolean {
  return Object.values(result.match).some((own) => own.some((field) => fields.includes(field)))
}

/** The words of a query that these words of the index have; all when they have them glued. */
function presentWords(terms: string[], words: string[]): string[] {
  const has = (word: string) => terms.some((term) => meansSame(term, word))
  return has(words.join('')) ? words : words.filter(has)
}

function coverNames(result: SearchResult, words: string[], fields: readonly string[]): boolean {
  const terms = Object.keys(result.match).filter((term) =>
    result.match[term]?.some((field) => fields.includes(field)),
  )
  return presentWords(terms, words).length === words.length
}

/**
 * @param result match of the index
 * @param words words of the query
 * @returns how many of them the record has, as a share of 1
 */
export function shareOf(result: SearchResult, words: string[]): number {
  return presentWords(Object.keys(result.match), words).length / words.length
}

function hasKeyword({ keywords }: EngineRecord, { words, joined }: Asked): boolean {
  return keywords.some(
    (keyword) => joinWords(keyword) === joined || contentWords(keyword).join('') === words.join(''),
  )
}

/** In shorter queries a typing mistake can make any other word. */
const MIN_NEAR_LENGTH = 7

/**
 * Whether the whole query is the whole name of the page, but for typing mistakes. Names of one
 * word do not count: `options` is no mistake for `actions`.
 */
function isNearName(result: SearchResult, record: EngineRecord, { joined }: Asked): boolean {
  return (
    joined.length >= MIN_NEAR_LENGTH &&
    result.queryTerms.includes(joined) &&
    [record.hierarchy.lvl1, ...entryIds(record)].some(
      (name) => queryWords(name).length > 1 && joinWords(name) in result.match,
    )
  )
}

function rowTier(result: SearchResult, record: EngineRecord, asked: Asked): number | undefined {
  const names = rowNames(record)
  // Dots, slashes and signs are typed by those who mean just this.
  if (names.some((name) => /[^\w-]/.test(name) && foldWord(name) === asked.folded)) {
    return TIER.exactId
  }
  const joined = names.map(joinWords)
  if (!isDefiningRow(record)) {
    // Arguments of one name are on many pages: together with the page's name it is exact.
    const page = joinWords(record.hierarchy.lvl1)
    const isExact = (name: string) => [page + name, name + page].includes(asked.joined)
    if (joined.some(isExact)) return TIER.exactRow
    return joined.includes(asked.joined) ? TIER.name : undefined
  }
  const bare = names.map((name) => joinWords(bareName(name)))
  if ([...joined, ...bare].includes(asked.joined)) return TIER.exactRow
  return asked.row === record.row && shareOf(result, asked.words) === 1 ? TIER.rowAsked : undefined
}

function headingWord({ hierarchy, type }: EngineRecord): string {
  return contentWords(hierarchy[type] ?? '').join('')
}

/**
 * @param result match of the index
 * @param record the record that matched
 * @param asked the query
 * @returns one of {@link TIER}
 */
export function tierOf(result: SearchResult, record: EngineRecord, asked: Asked): number {
  const isAsked = (name: string) => joinWords(name) === asked.joined
  if (record.type === 'lvl1') {
    if (entryIds(record).some(isAsked)) return TIER.exactId
    if (isAsked(record.hierarchy.lvl1)) return TIER.exactTitle
    if (hasKeyword(record, asked)) return TIER.name
    const named = touches(result, ['id', 'title'])
    if (named && coverNames(result, asked.words, ['id', 'title', 'trail'])) return TIER.name
    if (isNearName(result, record, asked)) return TIER.nearName
  } else if (record.row !== undefined) {
    const tier = rowTier(result, record, asked)
    if (tier !== undefined) return tier
  } else if (isSameOrPlural(headingWord(record), asked.words.join(''))) {
    return TIER.name
  }
  return shareOf(result, asked.words) > 0 ? TIER.text : TIER.typo
}

/**
 * How much of a name the query has, from 0 to 1: of two names that begin alike the shorter one is
 * meant, and a question holds the name of what it is about.
 */
function closeness(name: string, { words, joined }: Asked): number {
  const parts = contentWords(name)
  if (parts.length === 0) return 0
  const asked = parts.filter((part) => words.some((word) => isSameOrPlural(part, word)))
  const whole = joinWords(name)
  const typed = whole.startsWith(joined) ? joined.length / whole.length : 0
  return Math.max(typed, asked.length / parts.length)
}

/** A keyword is the author's word that this is what is meant, so it counts for more than a name. */
const KEYWORD_WORTH = 1.5

/** Guides answer questions, entries are looked up by their names. */
const GUIDE_WORTH = 1.5

/** A typing mistake leaves no word of the query; such results are still compared by their names. */
const LEAST_SHARE = 0.1

/**
 * What a result's score is worth. The factors were chosen with `npm run search:quality`.
 *
 * @param result match of the index
 * @param record the record that matched
 * @param asked the query
 * @returns factor: larger for pages than for parts of them, for near names, and for more words
 */
export function worthOf(result: SearchResult, record: EngineRecord, asked: Asked): number {
  const share = Math.max(LEAST_SHARE, shareOf(result, asked.words)) ** 2
  if (record.type === 'lvl1') {
    const name = record.entryId ?? record.hierarchy.lvl1
    const guide = asked.isQuestion && record.kind === undefined ? GUIDE_WORTH : 1
    return (
      share * guide * (0.5 + (hasKeyword(record, asked) ? KEYWORD_WORTH : closeness(name, asked)))
    )
  }
  const part = record.row === undefined ? 0.8 : 0.6
  return share * part * (0.3 + closeness(record.hierarchy[record.type] ?? '', asked))
}
