/** Marks matches in a text and cuts the stretch that shows them best. */
import { escapeHtml } from '../text/escapeHtml'
import { COMPOUND, foldWord, joinWords } from '../text/words'
import { isConfig } from './isConfig'
import { leadLength } from './lead'
import type { Highlighted } from './types'

interface Range {
  start: number
  end: number
  /** The word of the query or of the index that matched here. */
  word: string
}

/** Words to mark: those of the query mark what begins with them, the others only themselves. */
export interface MarkWords {
  beginnings: string[]
  wholes: ReadonlySet<string>
}

function matchOf(word: string, marks: MarkWords): { length: number; word: string } | null {
  const folded = foldWord(word)
  let best = ''
  for (const beginning of marks.beginnings) {
    if (beginning.length > best.length && folded.startsWith(beginning)) best = beginning
  }
  if (best !== '') return { length: best === folded ? word.length : best.length, word: best }
  return marks.wholes.has(folded) ? { length: word.length, word: folded } : null
}

function findRanges(text: string, marks: MarkWords): Range[] {
  const ranges: Range[] = []
  for (const { 0: compound, index } of text.matchAll(COMPOUND)) {
    const before = ranges.length
    for (const part of compound.matchAll(/[\p{L}\p{N}]+/gu)) {
      const match = matchOf(part[0], marks)
      const start = index + part.index
      if (match) ranges.push({ start, end: start + match.length, word: match.word })
    }
    // `givemoney` finds `give_money`, although neither part begins with it.
    if (ranges.length === before && /[_-]/.test(compound)) {
      const match = matchOf(joinWords(compound), marks)
      if (match) ranges.push({ start: index, end: index + compound.length, word: match.word })
    }
  }
  return ranges
}

function mark(text: string, ranges: Range[], from: number, to: number): string {
  let html = ''
  let at = from
  for (const { start, end } of ranges) {
    if (start < from || end > to) continue
    html += `${escapeHtml(text.slice(at, start))}<mark>${escapeHtml(text.slice(start, end))}</mark>`
    at = end
  }
  return html + escapeHtml(text.slice(at, to))
}

/**
 * @param text plain text
 * @param marks words to mark
 * @returns the whole text as HTML with its matches marked
 */
export function highlight(text: string, marks: MarkWords): Highlighted {
  const ranges = findRanges(text, marks)
  return {
    value: mark(text, ranges, 0, text.length),
    matchLevel: ranges.length > 0 ? 'full' : 'none',
  }
}

/** Characters of a lead at most; the longest descriptions are shorter. */
const LONGEST_LEAD = 240

/**
 * @param text text of a page
 * @returns its first sentence, which says what the page is about
 */
function leadOf(text: string): string {
  const sentence = text.slice(0, leadLength(text))
  if (sentence.length <= LONGEST_LEAD) return sentence
  return `${sentence.slice(0, sentence.lastIndexOf(' ', LONGEST_LEAD))}…`
}

/** Characters of a snippet, and how many of them stand before its first match. */
const SNIPPET_LENGTH = 180
const SNIPPET_LEAD = 40

/** The match from where on most different words follow within a snippet's length. */
function bestStart(ranges: Range[]): number {
  let best = 0
  let most = 0
  for (const [index, { start }] of ranges.entries()) {
    const words = new Set<string>()
    for (let next = index; next < ranges.length; next++) {
      const range = ranges[next]
      if (range === undefined || range.end > start + SNIPPET_LENGTH - SNIPPET_LEAD) break
      words.add(range.word)
    }
    if (words.size > most) {
      most = words.size
      best = start
    }
  }
  return best
}

/**
 * @param text plain text
 * @param marks words to mark
 * @param answer where the sentence begins that answers the query, if one does
 * @returns that sentence and what follows, as HTML; otherwise the stretch of the text with most
 * different matches, and its beginning when nothing matches
 */
export function snippet(text: string, marks: MarkWords, answer?: number): Highlighted {
  const ranges = findRanges(text, marks)
  let from = answer ?? Math.max(0, bestStart(ranges) - SNIPPET_LEAD)
  if (from > 0) {
    const blank = text.indexOf(' ', from)
    if (blank !== -1 && blank < from + SNIPPET_LEAD) from = blank + 1
  }
  let to = Math.min(text.length, from + SNIPPET_LENGTH)
  if (to < text.length) {
    const blank = text.lastIndexOf(' ', to)
    if (blank > from + SNIPPET_LENGTH / 2) to = blank
  }
  return {
    value: (from > 0 ? '…' : '') + mark(text, ranges, from, to) + (to < text.length ? '…' : ''),
    matchLevel: ranges.length > 0 ? 'full' : 'none',
  }
}

/**
 * @param title the page's title with its matches
 * @param text text of the page
 * @param marks words to mark
 * @param answer where the sentence begins that answers the query, if one does better than the first
 * @returns its first sentence; the sentence that answers, or the stretch with the matches where
 *   neither the first sentence nor the title has any, if it can be read
 */
export function pageSnippet(
  title: Highlighted | undefined,
  text: string,
  marks: MarkWords,
  answer?: number,
): Highlighted {
  const lead = highlight(leadOf(text), marks)
  const isEnough = lead.matchLevel === 'full' || title?.matchLevel === 'full'
  if (isEnough && answer === undefined) return lead
  const stretch = snippet(text, marks, answer)
  return isConfig(stretch.value) ? lead : stretch
}
