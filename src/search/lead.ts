/** The first sentence of a text, which says what it is about. */

const FIRST_SENTENCE = /^[\s\S]*?[.!?](?=\s|$)/

/**
 * @param text plain text
 * @returns how many letters its first sentence has; all of them where it has no end
 */
export function leadLength(text: string): number {
  return FIRST_SENTENCE.exec(text)?.[0].length ?? text.length
}
