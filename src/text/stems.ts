/** Word forms: `enchants`, `enchanting` and `enchantment` are one word to who searches. */
import { stemmer } from 'stemmer'

/** Porter's rules are for English words; ids, numbers and other languages are left as they are. */
const STEMMED = /^[a-z]{4,}$/

/** British spellings of words that the plugins spell in American: `armour`, `colour`. */
const BRITISH = /(?<=arm|behavi|col|fav|hon)our/

/**
 * @param word one word, folded (`foldWord`)
 * @returns what all its forms have in common, by Porter's algorithm (1980), with American spelling
 */
export function stemOf(word: string): string {
  return STEMMED.test(word) ? stemmer(word.replace(BRITISH, 'or')) : word
}
