/** Words that mean the same in this world, for the search and the finder alike. */
import { stemOf } from './stems'
import { contentWords } from './words'

/** Words or short phrases that stand for each other. */
export type SynonymGroup = readonly string[]

/** Other words for a stretch of a query. */
export interface Alternative {
  /** Place of the first word that it stands for. */
  from: number
  /** How many words it stands for. */
  length: number
  /** All of them together say the same. */
  words: string[]
}

/** Finds what else the words of a query may be called. */
export type Synonyms = (words: readonly string[]) => Alternative[]

/** Words of the longest phrase. */
export const LONGEST_PHRASE = 4

const keyOf = (words: readonly string[]) => words.map(stemOf).join(' ')

/**
 * @param groups the table; a phrase may stand in several groups
 * @returns a function from the folded words of a query to what stands for parts of them: longer
 *   parts first, so that `action bar` is no `bar`
 */
export function createSynonyms(groups: readonly SynonymGroup[]): Synonyms {
  const others = new Map<string, Map<string, string[]>>()
  for (const group of groups) {
    const phrases = group.map(contentWords)
    for (const phrase of phrases) {
      // `lootbox` is `loot box`.
      for (const key of new Set([keyOf(phrase), keyOf([phrase.join('')])])) {
        const known = others.get(key) ?? new Map<string, string[]>()
        others.set(key, known)
        for (const other of phrases) {
          if (other !== phrase) known.set(keyOf(other), other)
        }
      }
    }
  }
  return (words) => {
    const found: Alternative[] = []
    for (let length = Math.min(LONGEST_PHRASE, words.length); length > 0; length--) {
      for (let from = 0; from + length <= words.length; from++) {
        const known = others.get(keyOf(words.slice(from, from + length)))
        for (const other of known?.values() ?? []) found.push({ from, length, words: other })
      }
    }
    return found
  }
}
