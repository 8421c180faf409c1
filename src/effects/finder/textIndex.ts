/** Finds entries by words, in any order and with typing errors. */
import { patternsOf } from '../../text/slots'
import { shortQuery } from '../../text/shortQuery'
import { allowedTypos } from '../../text/typos'
import { stemOf } from '../../text/stems'
import { createSynonyms } from '../../text/synonyms'
import type { SynonymGroup } from '../../text/synonyms'
import { contentWords, foldWord, sideRole } from '../../text/words'
import type { FinderEntry } from './finderEntry'
import { withinEdits } from '../../text/edits'

/** What a word is worth by the place where it stands. */
const WEIGHT = { id: 8, argument: 4, text: 2, kind: 1 }

/** What a word of the query is worth by how well it fits. */
const FIT = { exact: 1, form: 0.9, start: 0.7, synonym: 0.5, inside: 0.4, typo: 0.3 }

/**
 * What the whole query is worth as an id, however its words are joined; `use` is an id as configs
 * have it.
 */
const ID_FIT = { exact: 100, use: 95, start: 40, inside: 20 }

/**
 * Where no entry holds all words of a query, those that hold the most are shown: more than such a share
 * of it, and nearly as much as the best one.
 */
const MIN_SHARE = 0.5
const OF_BEST = 0.8

/** What a word counts for in it that names nothing: `how to make` of a question. */
const SIDE_SHARE = 0.2

/** Shorter parts stand inside of too many words. */
const SHORTEST_PART = 3

/** Points of entries, by their place in the list. */
type Scores = Map<number, number>

/** What a query found. */
export interface TextMatches {
  /** Points of the entries, by their place in the list. */
  scores: ReadonlyMap<number, number>
  /** No entry holds all words: these hold most of them. */
  isPartial: boolean
}

/**
 * @param text anything written
 * @returns its words, folded; `_` and `-` part words
 */
export function splitWords(text: string): string[] {
  return foldWord(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/**
 * @param id words of an id, joined
 * @param wanted words of a query, joined
 * @returns what the query is worth as this id
 */
function idFit(id: string, wanted: string): number {
  if (id === wanted) return ID_FIT.exact
  if (id.startsWith(wanted)) return ID_FIT.start
  return wanted.length >= SHORTEST_PART && id.includes(wanted) ? ID_FIT.inside : 0
}

/**
 * @param entries all entries
 * @param groups words that mean the same
 * @returns a function from a query to the entries that hold all of its words, or most of it where none
 *   holds all; null for a query without words
 */
export function createTextIndex(
  entries: readonly FinderEntry[],
  groups: readonly SynonymGroup[] = [],
): (query: string) => TextMatches | null {
  const vocabulary = new Map<string, Scores>()
  const ids = entries.map(({ id }) => splitWords(id).join(''))
  // What looks like one of a family leads to its page, even where the game refuses it.
  const families = entries.map(({ id }) => patternsOf([id]))
  entries.forEach((entry, place) => {
    const add = (text: string, weight: number) => {
      for (const word of splitWords(text)) {
        const scores = vocabulary.get(word) ?? new Map<number, number>()
        scores.set(place, Math.max(scores.get(place) ?? 0, weight))
        vocabulary.set(word, scores)
      }
    }
    add(entry.id, WEIGHT.id)
    add(ids[place] ?? '', WEIGHT.id)
    for (const name of entry.arguments ?? []) add(name, WEIGHT.argument)
    add(`${entry.description} ${entry.words ?? ''}`, WEIGHT.text)
    // Of `entity-goal` it is the goal: entities are something else.
    add(entry.kind.split('-').at(-1) ?? '', WEIGHT.kind)
  })

  const synonyms = createSynonyms(groups)
  const byStem = new Map<string, string[]>()
  for (const word of vocabulary.keys()) {
    const stem = stemOf(word)
    byStem.set(stem, [...(byStem.get(stem) ?? []), word])
  }

  /** Points for a word of the table of synonyms, which is no beginning and no mistake. */
  function scoresOfForms(word: string): Scores {
    const found: Scores = new Map()
    for (const form of byStem.get(stemOf(word)) ?? []) {
      for (const [place, weight] of vocabulary.get(form) ?? []) {
        found.set(place, Math.max(found.get(place) ?? 0, weight * FIT.synonym))
      }
    }
    return found
  }

  /** What the words of a query score, other words for them included. */
  function scoreWords(words: readonly string[]): Scores[] {
    const each = words.map((word) => new Map(scoresOf(word)))
    for (const { from, length, words: other } of synonyms(words)) {
      const [first, ...rest] = other.map(scoresOfForms)
      for (const [place, points] of first ?? []) {
        const all = rest.map((scores) => scores.get(place) ?? 0)
        if (all.includes(0)) continue
        const least = Math.min(points, ...all)
        for (const scores of each.slice(from, from + length)) {
          scores.set(place, Math.max(scores.get(place) ?? 0, least))
        }
      }
    }
    return each
  }

  function findWord(word: string): Scores {
    const found: Scores = new Map()
    const take = (scores: Scores, fit: number) => {
      for (const [place, weight] of scores) {
        found.set(place, Math.max(found.get(place) ?? 0, weight * fit))
      }
    }
    let isKnown = false
    const forms = new Set(byStem.get(stemOf(word)))
    for (const [known, scores] of vocabulary) {
      if (known === word) take(scores, FIT.exact)
      else if (forms.has(known)) take(scores, FIT.form)
      else if (known.startsWith(word)) take(scores, FIT.start)
      else if (word.length >= SHORTEST_PART && known.includes(word)) take(scores, FIT.inside)
      else continue
      isKnown ||= known.startsWith(word) || forms.has(known)
    }
    // Only a word that nothing starts with is taken for a typing error.
    const edits = allowedTypos(word.length)
    if (isKnown || edits === 0) return found
    for (const [known, scores] of vocabulary) {
      // The start of a longer word too: the reader may still be typing.
      if (
        withinEdits(word, known, edits) ||
        (known.length > word.length + edits && withinEdits(word, known.slice(0, word.length), 1))
      ) {
        take(scores, FIT.typo)
      }
    }
    return found
  }

  /** How much of a query each entry holds, from 0 to 1: rare words tell more than common ones. */
  function sharesOf(words: readonly string[], each: readonly Scores[]): Scores {
    const weights = each.map(({ size }, index) => {
      const rarity = Math.log(1 + entries.length / Math.max(1, size))
      return sideRole(words[index] ?? '') === undefined ? rarity : rarity * SIDE_SHARE
    })
    const all = weights.reduce((sum, weight) => sum + weight, 0)
    const shares: Scores = new Map()
    each.forEach((scores, index) => {
      for (const place of scores.keys()) {
        shares.set(place, (shares.get(place) ?? 0) + (weights[index] ?? 0) / all)
      }
    })
    return shares
  }

  // Readers add letters to the last word; the ones before it stay.
  const foundWords = new Map<string, Scores>()
  function scoresOf(word: string): Scores {
    const scores = foundWords.get(word) ?? findWord(word)
    foundWords.set(word, scores)
    return scores
  }

  return (typed) => {
    const query = shortQuery(typed)
    const words = splitWords(query)
    if (words.length === 0) return null
    const asked = contentWords(query)
    const each = scoreWords(asked)
    const joined = words.join('')
    const folded = foldWord(query.trim())
    // In configs `not_blocks` is the opposite of the filter `blocks`.
    const negated = words[0] === 'not' ? words.slice(1).join('') : ''
    const result: Scores = new Map()
    ids.forEach((id, place) => {
      const points = each.map((scores) => scores.get(place))
      const isNegated = negated !== '' && entries[place]?.kind === 'filter'
      const idPoints = Math.max(
        idFit(id, joined),
        families[place]?.some((pattern) => pattern.test(folded)) ? ID_FIT.use : 0,
        isNegated ? Math.min(idFit(id, negated), ID_FIT.use) : 0,
      )
      if (idPoints === 0 && points.includes(undefined)) return
      result.set(
        place,
        points.reduce<number>((sum, point = 0) => sum + point, idPoints),
      )
    })
    if (result.size > 0) return { scores: result, isPartial: false }
    const shares = sharesOf(asked, each)
    const least = Math.max(MIN_SHARE, OF_BEST * Math.max(0, ...shares.values()))
    for (const [place, share] of shares) {
      const points = each.reduce((sum, scores) => sum + (scores.get(place) ?? 0), 0)
      // How much of the query it holds comes first, and then how well.
      if (share >= least && share > MIN_SHARE) result.set(place, share * 100 + points)
    }
    return { scores: result, isPartial: true }
  }
}
