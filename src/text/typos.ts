/**
 * How many typing mistakes a word of a query may have: one table for the hosted search, the
 * embedded one and the finder.
 */

/** Letters that a word has at least when it may have one mistake, and when two. */
interface TypoLengths {
  one: number
  two: number
}

/** Two swapped letters are one mistake. Words of three letters are too much alike. */
export const TYPO_LENGTHS: TypoLengths = { one: 4, two: 8 }

/**
 * @param length letters of a word
 * @param lengths the table that holds
 * @returns how many mistakes it may have
 */
export function allowedTypos(length: number, { one, two } = TYPO_LENGTHS): number {
  if (length < one) return 0
  return length < two ? 1 : 2
}
