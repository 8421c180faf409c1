/**
 * Where each word stands: the index that the ranking reads. It knows no positions and no counts,
 * only which field of which record has the word, which is what the ranking weighs.
 */
import { allowedTypos } from '../text/typos'
import { withinEdits } from '../text/edits'
import { stemOf } from '../text/stems'

/** Fields of a record, as the ranking tells them apart. */
export const FIELDS = ['name', 'keyword', 'page', 'fact', 'trail', 'lead', 'text', 'code'] as const

export type Field = (typeof FIELDS)[number]

const FIELD_COUNT = FIELDS.length

/** How well a word of the index fits a word of a query, from 0 to 1, by how it fits. */
export interface FitQualities {
  /** Another form of the word: `mining` for `mine`. */
  form: number
  /** It begins with the word; the rest of the way to 1 by how much of it was typed. */
  start: number
  /** The word stands within it: `smelt` in `autosmelt`. Only in names. */
  inside: number
  /** One mistake; two count twice as far from 1. */
  typo: number
  /** Another word for it, from the table of synonyms. */
  synonym: number
}

/** Shorter parts stand inside of too many words. */
const SHORTEST_INSIDE = 4

/** A word that stands in so many records is no mistake. */
const MOST_FOR_TYPO = 3

/** What a second mistake leaves of what a word with one is worth. */
const TWICE = 0.8

/** What nobody wrote is a mistake for sure: its best reading counts nearly as if it was typed. */
const BEST_READING = 0.9

/** Words of the index with how well they fit. */
export type Fits = ReadonlyMap<string, number>

/** As they are, but none so low that the best of them would count for little. */
function raised(fits: ReadonlyMap<string, number>): Map<string, number> {
  let best = 0
  for (const quality of fits.values()) if (quality > best) best = quality
  const factor = best > 0 && best < BEST_READING ? BEST_READING / best : 1
  return new Map([...fits].map(([word, quality]) => [word, quality * factor]))
}

export class WordIndex {
  /** For each word its places: record times the number of fields, plus the field. */
  private readonly places = new Map<string, number[]>()
  private readonly nameWords = new Set<string>()
  private byStem: Map<string, string[]> | undefined
  private words: string[] = []
  private count = 0

  /** Number of records. */
  get size(): number {
    return this.count
  }

  /** @returns the number of the next record, whose words are added next */
  nextRecord(): number {
    return this.count++
  }

  /**
   * @param word folded
   * @param record the record that was begun last
   * @param field where the word stands
   */
  add(word: string, record: number, field: Field): void {
    const place = record * FIELD_COUNT + FIELDS.indexOf(field)
    const known = this.places.get(word)
    if (known === undefined) this.places.set(word, [place])
    else if (known.at(-1) !== place && !(known.length > 1 && known.includes(place, -FIELD_COUNT))) {
      known.push(place)
    }
    if (field === 'name' || field === 'keyword') this.nameWords.add(word)
  }

  /** @returns whether the word stands anywhere */
  has(word: string): boolean {
    return this.places.has(word)
  }

  /** @returns whether the word or a form of it stands anywhere */
  knows(word: string): boolean {
    return this.places.has(word) || this.forms().has(stemOf(word))
  }

  /** @returns whether the word stands in a name or keyword */
  names(word: string): boolean {
    return this.nameWords.has(word)
  }

  /** @returns all places of a word */
  placesOf(word: string): readonly number[] {
    return this.places.get(word) ?? []
  }

  private forms(): Map<string, string[]> {
    if (this.byStem === undefined) {
      this.words = [...this.places.keys()]
      this.byStem = new Map()
      for (const word of this.words) {
        const stem = stemOf(word)
        const known = this.byStem.get(stem)
        if (known === undefined) this.byStem.set(stem, [word])
        else known.push(word)
      }
    }
    return this.byStem
  }

  /** Makes ready what the first query would wait for. */
  prepare(): void {
    this.forms()
  }

  /**
   * @param word folded
   * @returns the words of the index that are forms of it, itself included
   */
  formsOf(word: string, quality: number): Map<string, number> {
    const fits = new Map<string, number>()
    for (const form of this.forms().get(stemOf(word)) ?? []) fits.set(form, quality)
    if (this.places.has(word)) fits.set(word, 1)
    return fits
  }

  /**
   * @param word word of a query, folded
   * @param qualities what each way to fit is worth
   * @param canBegin whether it may be the beginning of a word
   * @returns the words of the index that it may stand for
   */
  fits(word: string, qualities: FitQualities, canBegin: boolean): Fits {
    const fits = this.formsOf(word, qualities.form)
    const take = (known: string, quality: number) => {
      if ((fits.get(known) ?? 0) < quality) fits.set(known, quality)
    }
    if (canBegin || word.length >= SHORTEST_INSIDE) {
      for (const known of this.words) {
        if (known.length <= word.length) continue
        if (canBegin && known.startsWith(word)) {
          take(known, qualities.start + ((1 - qualities.start) * word.length) / known.length / 2)
        } else if (
          word.length >= SHORTEST_INSIDE &&
          known.includes(word) &&
          this.nameWords.has(known)
        ) {
          take(known, qualities.inside)
        }
      }
    }
    const edits = allowedTypos(word.length)
    // Rules for word forms know no mistakes: by them, "multipler" is a form of "multiple".
    const isWritten = this.places.has(word) || this.places.has(`${word}s`)
    if (edits > 0 && (this.recordsOf(word) < MOST_FOR_TYPO || !isWritten)) {
      for (const known of this.words) {
        if (fits.has(known) || known.length < word.length - edits) continue
        if (withinEdits(word, known, 1)) take(known, qualities.typo)
        else if (edits > 1 && withinEdits(word, known, edits)) {
          take(known, qualities.typo * TWICE)
        } else if (
          // The reader may still be typing.
          known.length > word.length + edits &&
          this.nameWords.has(known) &&
          withinEdits(word, known.slice(0, word.length), 1)
        ) {
          take(known, qualities.typo * qualities.start)
        }
      }
    }
    return this.places.has(word) ? fits : raised(fits)
  }

  /** Records that have the word itself, or one of its forms, at most. */
  private recordsOf(word: string): number {
    let most = 0
    for (const form of this.forms().get(stemOf(word)) ?? []) {
      most += this.placesOf(form).length
    }
    return most
  }
}
