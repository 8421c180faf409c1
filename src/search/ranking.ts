/**
 * Which results come before which: what is called what was typed comes first, the others follow by
 * what their features weigh.
 */
import { slotPatterns, isDefiningRow, bareName, entryIds, headingNames, rowNames } from './names'
import type { EngineRecord } from './indexFile'
import { featuresOf } from './features'
import type { Features } from './features'
import { askedPlaces, matchWords, rememberingLookup } from './matching'
import type { WordMatch } from './matching'
import { nameFits, namesOf } from './nameFit'
import type { RecordNames } from './nameFit'
import { readPlaces } from './places'
import type { Place } from './places'
import { readQuery } from './query'
import type { Asked } from './query'
import { nearnessOf, sentencesOf } from './sentences'
import type { Sentence } from './sentences'
import type { Synonyms } from '../text/synonyms'
import { foldWord, joinWords } from '../text/words'
import { FIELDS } from './wordIndex'
import type { Field, WordIndex } from './wordIndex'
import { FIT, ROLE_WEIGHTS, WEIGHTS } from './weights'
import type { Feature, Weights } from './weights'

/** The numbers of the ranking; other ones are only for `npm run search:fit`. */
export interface RankingNumbers {
  weights: Weights
  fit: typeof FIT
  roles: typeof ROLE_WEIGHTS
}

export const NUMBERS: RankingNumbers = { weights: WEIGHTS, fit: FIT, roles: ROLE_WEIGHTS }

/** A record that may be a result. */
export interface Candidate {
  /** Place among the records. */
  number: number
  /** It is called what was typed: nothing else may come before it. */
  isExact: boolean
  /** How much of the query it has, from 0 to 1. */
  share: number
  features: Features
  score: number
}

/** What one query found. */
export interface Ranked {
  asked: Asked
  matches: WordMatch[]
  candidates: Candidate[]
  /** Records that were not looked at more closely, since so many are better. */
  others: number[]
}

/** Share of a query that a result must have, of what the best one has. */
const MIN_SHARE = 0.3
const MIN_SHARE_OF_QUESTION = 0.25

/** So many records are looked at more closely, and the texts of so many are read. */
const WEIGHED = 80
const READ = 30

/** A page or part that has the query nowhere else would only repeat the one above it. */
const OWN_PAGE: ReadonlySet<Field> = new Set(['name', 'keyword', 'fact', 'lead', 'text', 'code'])
const OWN_PART: ReadonlySet<Field> = new Set(['name', 'lead', 'text', 'code'])

/** What a record is called, and what stands above it. */
const TITLE: ReadonlySet<Field> = new Set(['name', 'page', 'trail'])

/** What says what a page or part is about: the rest tells more of it. */
const HEAD: ReadonlySet<Field> = new Set(['name', 'keyword', 'page', 'lead'])

const maskOf = (fields: ReadonlySet<Field>) => FIELDS.map((field) => fields.has(field))

const PAGE_MASK = maskOf(OWN_PAGE)
const PART_MASK = maskOf(OWN_PART)

/** So many words of a heading are typed by those who have read it. */
const LONG_HEADING = 4

/**
 * @param record any record
 * @param asked the query
 * @returns whether the query is a name of it, typed in full
 */
function isNamedExactly(record: EngineRecord, { folded, joined }: Asked): boolean {
  const isAsked = (name: string) => joinWords(name) === joined
  if (record.type === 'lvl1') {
    return entryIds(record).some(isAsked) || isAsked(record.hierarchy.lvl1)
  }
  if (record.row === undefined) {
    return folded.split(/\s+/).length >= LONG_HEADING && headingNames(record).some(isAsked)
  }
  const names = rowNames(record)
  // Dots, slashes and signs are typed by those who mean just this.
  if (names.some((name) => /[^\w-]/.test(name) && foldWord(name) === folded)) return true
  if (isDefiningRow(record)) {
    const isWritten = /[^a-z\d\s]/.test(folded)
    return isWritten && names.some((name) => isAsked(name) || isAsked(bareName(name)))
  }
  // Arguments of one name are on many pages: together with the page's name it is exact.
  const page = joinWords(record.hierarchy.lvl1)
  return names.map(joinWords).some((name) => [page + name, name + page].includes(joined))
}

/**
 * Pages of entries by their ids. A query that is an id may have words that say nothing, as `this_item`
 * has: its other words alone would not bring its page among those that are looked at.
 */
function pagesById(records: readonly EngineRecord[]): ReadonlyMap<string, readonly number[]> {
  const pages = new Map<string, number[]>()
  records.forEach((record, number) => {
    for (const id of new Set(entryIds(record).map(joinWords))) {
      const known = pages.get(id)
      if (known) known.push(number)
      else pages.set(id, [number])
    }
  })
  return pages
}

const FEATURES = Object.keys(WEIGHTS) as Feature[]

function weigh(features: Features, weights: Weights): number {
  let sum = 0
  for (const feature of FEATURES) sum += features[feature] * weights[feature]
  return sum
}

const byScore = (a: Candidate, b: Candidate) =>
  Number(b.isExact) - Number(a.isExact) || b.score - a.score || a.number - b.number

export interface Ranking {
  /**
   * @param query what the reader typed
   * @param passes whether a record may be a result
   */
  rank(query: string, passes?: (record: EngineRecord) => boolean): Ranked
  /** The sentences of a record's text, cut once. */
  sentences(number: number): Sentence[]
}

/**
 * @param records all records
 * @param index their words
 * @param base what all addresses begin with
 * @param synonyms other words for those of a query
 * @param numbers the numbers of the ranking
 */
export function createRanking(
  records: readonly EngineRecord[],
  index: WordIndex,
  base: string,
  synonyms: Synonyms,
  numbers: RankingNumbers = NUMBERS,
): Ranking {
  const { places, areas } = readPlaces(records, base)
  const patterns = records.flatMap((record, number) =>
    slotPatterns(record).map((pattern) => ({ number, pattern })),
  )
  const byId = pagesById(records)
  const names: RecordNames[] = []
  const texts: Sentence[][] = []
  const pageOf = pageNumbers(records)
  const lookup = rememberingLookup(index, numbers.fit)

  const areaNames = new Map(areas.map(({ area, names: own }) => [area, own]))
  const namesOfRecord = (number: number): RecordNames =>
    (names[number] ??= namesOf(
      records[number] as EngineRecord,
      areaNames.get(places[number]?.area ?? ''),
      places[number]?.isRoot,
    ))
  const sentences = (number: number): Sentence[] =>
    (texts[number] ??= sentencesOf(records[number]?.content ?? ''))

  return {
    sentences,
    rank(query, passes = () => true) {
      const asked = readQuery(query)
      const where = askedPlaces(
        asked.words.map(({ word }) => word),
        areas,
      )
      const context = {
        index,
        lookup,
        synonyms,
        areas,
        qualities: numbers.fit,
        roles: numbers.roles,
      }
      const matches = matchWords(asked, context, where.named)
      const covered = cover(records, matches, pageOf, passes)
      const isWanted = (number: number) => passes(records[number] as EngineRecord)
      const filledIn = new Set(
        patterns.flatMap(({ pattern, number }) =>
          pattern.test(asked.folded) && isWanted(number) ? [number] : [],
        ),
      )
      const named = new Set([...filledIn, ...(byId.get(asked.joined) ?? []).filter(isWanted)])
      const least = covered.best * (asked.isQuestion ? MIN_SHARE_OF_QUESTION : MIN_SHARE)
      const content = asked.words.map(({ word }) => word).join('')
      const enough = covered.numbers.filter(
        (number) => !named.has(number) && (covered.any[number] ?? 0) >= least,
      )
      const candidates = [...named, ...enough.slice(0, WEIGHED)]
        .map((number): Candidate => {
          const fields = coverFields(matches, number)
          const coverage = {
            fields,
            together: Math.max(0, ...Object.values(fields)),
            any: covered.any[number] ?? 0,
            pageAny: covered.pageAny(number),
            pageHead: covered.pageHead(number),
            parts: covered.parts(number),
            head: coverAny(matches, number, HEAD_MASK),
            title: coverAny(matches, number, TITLE_MASK),
          }
          const record = records[number] as EngineRecord
          const fits = nameFits(namesOfRecord(number), matches, asked.joined, content)
          const place = places[number] as Place
          const features = featuresOf(record, place, asked, coverage, fits, where)
          return {
            number,
            isExact: filledIn.has(number) || isNamedExactly(record, asked),
            share: coverage.any,
            features,
            score: weigh(features, numbers.weights),
          }
        })
        .sort(byScore)
      for (const candidate of candidates.slice(0, READ)) {
        const { order, often, sentence } = nearnessOf(sentences(candidate.number), matches)
        candidate.features.often = often
        candidate.features.sentence = sentence
        candidate.features.sentenceSquared = sentence ** 2
        candidate.features.order = order
        candidate.score = weigh(candidate.features, numbers.weights)
      }
      candidates.sort(byScore)
      return { asked, matches, candidates, others: enough.slice(WEIGHED) }
    },
  }
}

/** For each record the number of its page. */
function pageNumbers(records: readonly EngineRecord[]): number[] {
  let page = 0
  return records.map(({ type }, number) => (type === 'lvl1' ? (page = number) : page))
}

/** How much of the query each record has, and how much its page with all parts. */
interface Covered {
  /** Records that may be results, the likeliest first. */
  numbers: number[]
  any: Float32Array
  /** What the best one has. */
  best: number
  pageAny: (number: number) => number
  /** How much of the query its page has in its name, its lead, and the headings of its parts. */
  pageHead: (number: number) => number
  /** How many parts of its page have much of the query, from 0 to 1. */
  parts: (number: number) => number
}

/** A part has much of the query with such a share of what the best one has. */
const MUCH = 0.7
/** Two to the power of it are as many parts as count. */
const MOST_PARTS = 4

/** Names tell most of what a record is: by this much its chance to be looked at more closely. */
const NAME_CHANCE = 2
const PAGE_CHANCE = 0.3

const NAME_FIELD = FIELDS.indexOf('name')
const HEAD_MASK = maskOf(HEAD)
const TITLE_MASK = maskOf(TITLE)
const KEYWORD_FIELD = FIELDS.indexOf('keyword')

/**
 * A first, quick look at all records.
 *
 * @param records all records
 * @param matches the words of the query
 * @param pageOf for each record the number of its page
 * @param passes whether a record may be a result
 */
function cover(
  records: readonly EngineRecord[],
  matches: readonly WordMatch[],
  pageOf: readonly number[],
  passes: (record: EngineRecord) => boolean,
): Covered {
  const count = FIELDS.length
  const any = new Float32Array(records.length)
  const chance = new Float32Array(records.length)
  const words = matches.length
  const onPage = new Float32Array(records.length * words)
  const onHead = new Float32Array(records.length * words)
  const numbers: number[] = []
  for (let number = 0; number < records.length; number++) {
    const page = pageOf[number] ?? number
    const isPage = page === number
    const mask = isPage ? PAGE_MASK : PART_MASK
    let isTouched = false
    let sum = 0
    let named = 0
    for (let word = 0; word < words; word++) {
      const { qualities, weight } = matches[word] as WordMatch
      const from = number * count
      let own = 0
      let most = 0
      let head = 0
      for (let field = 0; field < count; field++) {
        const quality = qualities[from + field] as number
        if (quality === 0) continue
        if (quality > most) most = quality
        if (quality > head && HEAD_MASK[field] === true && (isPage || field === NAME_FIELD)) {
          head = quality
        }
        if (mask[field] === true && quality > own) own = quality
      }
      if (most === 0) continue
      sum += weight * most
      named +=
        weight *
        Math.max(qualities[from + NAME_FIELD] as number, qualities[from + KEYWORD_FIELD] as number)
      if (own === 0) continue
      isTouched = true
      const at = page * words + word
      if (own > (onPage[at] as number)) onPage[at] = own
      if (head > (onHead[at] as number)) onHead[at] = head
    }
    const record = records[number]
    if (!isTouched || !record || !passes(record)) continue
    any[number] = sum
    chance[number] = sum + NAME_CHANCE * named + (isPage ? PAGE_CHANCE : 0)
    numbers.push(number)
  }
  numbers.sort((a, b) => (chance[b] as number) - (chance[a] as number) || a - b)
  const sumOf = (all: Float32Array) => (number: number) => {
    const from = (pageOf[number] ?? number) * words
    return matches.reduce((sum, { weight }, word) => sum + weight * (all[from + word] ?? 0), 0)
  }
  let best = 0
  for (const number of numbers) best = Math.max(best, any[number] as number)
  const counts = new Map<number, number>()
  for (const number of numbers) {
    const page = pageOf[number] ?? number
    if ((any[number] as number) >= best * MUCH) counts.set(page, (counts.get(page) ?? 0) + 1)
  }
  const parts = (number: number) =>
    Math.min(1, Math.log2(1 + (counts.get(pageOf[number] ?? number) ?? 0)) / MOST_PARTS)
  return { numbers, any, best, pageAny: sumOf(onPage), pageHead: sumOf(onHead), parts }
}

/** By field: how much of the query a record has. */
function coverFields(matches: readonly WordMatch[], number: number): Record<Field, number> {
  const from = number * FIELDS.length
  const shares = FIELDS.map((field, at): [Field, number] => {
    let sum = 0
    for (const { qualities, weight } of matches) sum += weight * (qualities[from + at] ?? 0)
    return [field, sum]
  })
  return Object.fromEntries(shares) as Record<Field, number>
}

/** How much of the query a record has in some of its fields, each word where it stands best. */
function coverAny(matches: readonly WordMatch[], number: number, mask: readonly boolean[]): number {
  const from = number * FIELDS.length
  return matches.reduce((sum, { qualities, weight }) => {
    const best = mask.reduce(
      (most, isAsked, at) => (isAsked ? Math.max(most, qualities[from + at] ?? 0) : most),
      0,
    )
    return sum + weight * best
  }, 0)
}
