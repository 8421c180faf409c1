/** Nobody types more than this; who makes a link may. */
const MAX_LETTERS = 200
const MAX_WORDS = 20

/**
 * @param query what was typed, or stands in the address
 * @returns as much of it as is searched for
 */
export function shortQuery(query: string): string {
  const short = query.slice(0, MAX_LETTERS)
  const words = short.trim().split(/\s+/)
  return words.length > MAX_WORDS ? words.slice(0, MAX_WORDS).join(' ') : short
}
