/** Which sentence of a text answers a query: words that stand together and in order count. */
import { foldWord, textWords } from '../text/words'
import type { WordMatch } from './matching'

/** A sentence of a text: where it stands, and its words, folded. */
export interface Sentence {
  start: number
  end: number
  words: string[]
}

/** Ends of sentences; lists without full stops are cut where they get too long to be one. */
const END = /[.!?:](?=\s)/g

/** Letters of the longest sentence. */
const LONGEST = 300

/**
 * @param text plain text
 * @returns its sentences in order
 */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = []
  const take = (start: number, end: number) => {
    for (let from = start; from < end; from += LONGEST) {
      const to = Math.min(end, from + LONGEST)
      const words = textWords(text.slice(from, to)).map(foldWord)
      if (words.length > 0) sentences.push({ start: from, end: to, words })
    }
  }
  let start = 0
  for (const { index } of text.matchAll(END)) {
    take(start, index + 1)
    start = index + 1
  }
  take(start, text.length)
  return sentences
}

export interface Nearness {
  /** How much of the query the best sentence has. */
  sentence: number
  /** How much of that stands in the query's order. */
  order: number
  /** How often it comes back to the words of the query, from 0 to 1. */
  often: number
  /** The best sentence; missing where none has any word. */
  best?: Sentence
}

/** Numbers of BM25, and the words of a usual text. */
const SATURATION = 1.2
const BY_LENGTH = 0.75
const USUAL_LENGTH = 60

/** Words between two neighbours of a query at most that still stand together. */
const GAP = 3

/**
 * @param sentences of a text
 * @param matches the words of the query
 * @returns how near each other the words of the query stand
 */
export function nearnessOf(
  sentences: readonly Sentence[],
  matches: readonly WordMatch[],
): Nearness {
  let best: Omit<Nearness, 'often'> = { sentence: 0, order: 0 }
  const counts = matches.map(() => 0)
  let length = 0
  for (const sentence of sentences) {
    const found = matches.map(() => 0)
    const last = matches.map(() => -1)
    let inOrder = 0
    length += sentence.words.length
    sentence.words.forEach((word, at) => {
      matches.forEach(({ fits }, index) => {
        const quality = fits.get(word)
        if (quality === undefined) return
        counts[index] = (counts[index] ?? 0) + quality
        if (quality > (found[index] ?? 0)) found[index] = quality
        last[index] = at
        const before = last[index - 1] ?? -1
        if (before >= 0 && before < at && at - before <= GAP) inOrder |= 1 << index
      })
    })
    const cover = matches.reduce((sum, { weight }, index) => sum + weight * (found[index] ?? 0), 0)
    const order = matches.reduce(
      (sum, { weight }, index) => sum + ((inOrder >> index) & 1 ? weight * (found[index] ?? 0) : 0),
      0,
    )
    if (cover + order > best.sentence + best.order)
      best = { sentence: cover, order, best: sentence }
  }
  // As BM25 has it: the tenth time tells less than the second, and less in a long text.
  const enough = SATURATION * (1 - BY_LENGTH + (BY_LENGTH * length) / USUAL_LENGTH)
  const often = matches.reduce((sum, { weight }, index) => {
    const count = counts[index] ?? 0
    return sum + (weight * count) / (count + enough)
  }, 0)
  return { ...best, often }
}

/** By so much of the query a sentence must be better than the first one, which is there to tell. */
const BETTER = 0.3

/**
 * @param sentences of a text
 * @param matches the words of the query
 * @returns where the sentence begins that answers the query better than the first; undefined where
 *   none does
 */
export function answerStart(
  sentences: readonly Sentence[],
  matches: readonly WordMatch[],
): number | undefined {
  const { sentence, best } = nearnessOf(sentences, matches)
  const first = nearnessOf(sentences.slice(0, 1), matches)
  return best !== undefined && sentence > first.sentence + BETTER ? best.start : undefined
}
