import { distance } from 'fastest-levenshtein'

/**
 * The candidates most alike a word, for "did you mean" messages.
 *
 * @param word what was written
 * @param candidates what exists
 * @param limit how many to return at most
 * @returns closest first; only those that differ in less than about half of their letters
 */
export function nearest(word: string, candidates: readonly string[], limit: number): string[] {
  const wanted = word.toLowerCase()
  return candidates
    .map((candidate) => ({ candidate, edits: distance(wanted, candidate.toLowerCase()) }))
    .filter(
      ({ candidate, edits }) => edits <= Math.max(2, Math.min(wanted.length, candidate.length) / 2),
    )
    .sort((a, b) => a.edits - b.edits || a.candidate.localeCompare(b.candidate, 'en'))
    .slice(0, limit)
    .map(({ candidate }) => candidate)
}
