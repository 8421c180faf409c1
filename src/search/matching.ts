/** From the words of a query to how well each field of each record fits each of them. */
import type { Alternative, Synonyms } from '../text/synonyms'
import type { Area } from './places'
import type { Asked } from './query'
import type { AskedPlaces } from './features'
import { stemOf } from '../text/stems'
import { FIELDS } from './wordIndex'
import type { FitQualities, Fits, WordIndex } from './wordIndex'

/** One word of a query, looked up. */
export interface WordMatch {
  word: string
  /** Share of the query that it stands for; those of all words make 1. */
  weight: number
  /** How well each field of each record fits: record times the number of fields, plus the field. */
  qualities: Float32Array
  /** Words of the index that stand for it, with how well they fit. */
  fits: Fits
}

/** Two words that were typed apart and are one in a name, or the other way round. */
const GLUED = 0.95
const PARTED = 0.85

/** Parts of an unknown word are words of at least so many letters. */
const SHORTEST_PART = 3

/** An unknown word is neither rare nor common: others of the query say which record is meant. */
const UNKNOWN = 0.5

function spread(index: WordIndex, fits: Fits, into: Float32Array, factor = 1): void {
  for (const [word, quality] of fits) {
    const own = quality * factor
    for (const place of index.placesOf(word)) {
      if ((into[place] ?? 0) < own) into[place] = own
    }
  }
}

/** How well the fields of records that have all words of a phrase fit it. */
function phraseQualities(index: WordIndex, words: readonly string[], form: number): Float32Array {
  const size = index.size * FIELDS.length
  const each = words.map((word) => {
    const qualities = new Float32Array(size)
    spread(index, index.formsOf(word, form), qualities)
    return qualities
  })
  const whole = new Float32Array(size)
  for (let from = 0; from < size; from += FIELDS.length) {
    const hasAll = each.every((qualities) => {
      for (let at = from; at < from + FIELDS.length; at++) if ((qualities[at] ?? 0) > 0) return true
      return false
    })
    if (!hasAll) continue
    for (let at = from; at < from + FIELDS.length; at++) {
      let sum = 0
      for (const qualities of each) sum += qualities[at] ?? 0
      whole[at] = sum / each.length
    }
  }
  return whole
}

/** Names that a word nobody wrote may be made of: `bossbar` of `boss` and `bar`. */
function partsOf(index: WordIndex, word: string): string[] | undefined {
  for (let cut = SHORTEST_PART; cut <= word.length - SHORTEST_PART; cut++) {
    const parts = [word.slice(0, cut), word.slice(cut)]
    if (parts.every((part) => index.names(part))) return parts
  }
  return undefined
}

/** How rare a word is, from 0 for one that is everywhere to 1. */
function rarity(index: WordIndex, qualities: Float32Array): number {
  let records = 0
  for (let from = 0; from < qualities.length; from += FIELDS.length) {
    for (let at = from; at < from + FIELDS.length; at++) {
      if ((qualities[at] ?? 0) >= 0.5) {
        records++
        break
      }
    }
  }
  if (records === 0) return UNKNOWN
  return Math.log(1 + index.size / records) / Math.log(1 + index.size)
}

/** A lookup that remembers: readers add letters to the last word, and the others stay. */
export type Lookup = (word: string, canBegin: boolean) => Fits

const MOST_KEPT = 200

/**
 * @param index words of all records
 * @param qualities what each way to fit is worth
 * @returns a function from a word of a query to the words of the index that it may stand for
 */
export function rememberingLookup(index: WordIndex, qualities: FitQualities): Lookup {
  const known = new Map<string, Fits>()
  return (word, canBegin) => {
    const key = canBegin ? word : `${word} `
    const fits = known.get(key) ?? index.fits(word, qualities, canBegin)
    if (known.size >= MOST_KEPT) known.clear()
    known.set(key, fits)
    return fits
  }
}

export interface MatchContext {
  index: WordIndex
  lookup: Lookup
  synonyms: Synonyms
  qualities: FitQualities
  roles: Readonly<Record<'name' | 'task' | 'list' | 'problem' | 'kind' | 'talk' | 'area', number>>
  areas: readonly Area[]
}

/**
 * @param words words of a query
 * @param areas the plugins
 * @returns the plugins that are named or hinted at, and the places of the words that name them
 */
export function askedPlaces(
  words: readonly string[],
  areas: readonly Area[],
): AskedPlaces & { named: ReadonlySet<number> } {
  const found = new Set<string>()
  const hinted = new Set<string>()
  const named = new Set<number>()
  const hinting = new Set<number>()
  words.forEach((_word, from) => {
    for (const length of [1, 2]) {
      const places = words.slice(from, from + length)
      const stem = stemOf(places.join(''))
      for (const { area, whole, short } of areas) {
        if (whole === short ? false : stem === whole) {
          found.add(area)
          places.forEach((_place, index) => named.add(from + index))
        } else if (length === 1 && stem === short) {
          hinted.add(area)
          hinting.add(from)
        }
      }
    }
  })
  const isOnlyArea = words.every((_word, place) => named.has(place) || hinting.has(place))
  return { areas: found, hintedAreas: hinted, named, isOnlyArea }
}

/**
 * @param asked the query
 * @param context the index and what is known of words
 * @param named places of the words that name a plugin
 * @returns the words of the query, looked up
 */
export function matchWords(
  asked: Asked,
  { index, lookup, synonyms, qualities, roles }: MatchContext,
  named: ReadonlySet<number>,
): WordMatch[] {
  const words = asked.words.map(({ word }) => word)
  const size = index.size * FIELDS.length
  const matches = words.map((word, place) => {
    const fits = new Map(lookup(word, word.length > 1 || place === words.length - 1))
    const own = new Float32Array(size)
    spread(index, fits, own)
    const isKnown = index.knows(word)
    // Its other words may be everywhere, and it still tells much.
    return { fits, own, isKnown, rarity: isKnown ? rarity(index, own) : undefined }
  })
  const take = ({ from, length, words: other }: Alternative, factor: number, canBegin: boolean) => {
    const stretch = matches.slice(from, from + length)
    const [only] = other
    if (other.length === 1 && only !== undefined) {
      const fits = canBegin ? lookup(only, true) : index.formsOf(only, qualities.form)
      for (const { fits: all, own } of stretch) {
        spread(index, fits, own, factor)
        for (const [word, quality] of fits) {
          if ((all.get(word) ?? 0) < quality * factor) all.set(word, quality * factor)
        }
      }
      return
    }
    const phrase = phraseQualities(index, other, qualities.form)
    for (const { fits: all, own } of stretch) {
      for (let at = 0; at < size; at++) {
        const quality = (phrase[at] ?? 0) * factor
        if (quality > (own[at] ?? 0)) own[at] = quality
      }
      for (const word of other.flatMap((one) => [...index.formsOf(one, qualities.form).keys()])) {
        if ((all.get(word) ?? 0) < factor) all.set(word, factor)
      }
    }
  }
  for (const alternative of synonyms(words)) take(alternative, qualities.synonym, false)
  const isName = (word: string) => index.names(word)
  words.forEach((word, from) => {
    const next = words[from + 1]
    if (next !== undefined && [...index.formsOf(word + next, 1).keys()].some(isName)) {
      take({ from, length: 2, words: [word + next] }, GLUED, false)
    }
    if (matches[from]?.isKnown === false) {
      const parts = partsOf(index, word)
      if (parts) take({ from, length: 1, words: parts }, PARTED, false)
    }
  })
  if (words.length > 1 || words[0] !== asked.joined) {
    take({ from: 0, length: words.length, words: [asked.joined] }, GLUED, true)
  }
  const weights = matches.map(({ own, isKnown, rarity: itself }, place) => {
    const role = named.has(place) ? 'area' : (asked.words[place]?.role ?? 'name')
    // A mistake may be another word than the one that it is read as.
    const sure = isKnown ? 1 : UNKNOWN
    return (itself ?? rarity(index, own)) * roles[role] * sure
  })
  const sum = weights.reduce((all, weight) => all + weight, 0) || 1
  return matches.map(({ fits, own }, place) => ({
    word: words[place] ?? '',
    weight: (weights[place] ?? 0) / sum,
    qualities: own,
    fits,
  }))
}
