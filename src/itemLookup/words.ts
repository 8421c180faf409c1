/** A stretch of a lookup between spaces. */
export interface Word {
  /** As it is written, quotes included. */
  text: string
  /** First column and the one after the last, from 0. */
  start: number
  end: number
  /** Column of a quote that is never closed. */
  openQuote?: number
}

/**
 * Cuts a lookup at its spaces; double quotes keep spaces together.
 *
 * @param text item lookup
 * @returns its words with their columns
 */
export function splitWords(text: string): Word[] {
  const words: Word[] = []
  let start: number | undefined
  let quote: number | undefined
  const finish = (end: number) => {
    if (start === undefined) return
    words.push({
      text: text.slice(start, end),
      start,
      end,
      ...(quote === undefined ? {} : { openQuote: quote }),
    })
    start = undefined
  }
  for (let index = 0; index < text.length; index += 1) {
    const letter = text.charAt(index)
    if (quote === undefined && /\s/.test(letter)) {
      finish(index)
      continue
    }
    start ??= index
    if (letter === '"') quote = quote === undefined ? index : undefined
  }
  finish(text.length)
  return words
}
