/** Numbers by chance that are the same in every run. */

/** Gives the next number, from 0 up to but not including 1. */
export type Random = () => number

/**
 * @param seed any whole number
 * @returns a generator of even numbers (mulberry32, public domain)
 */
export function seeded(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * @param most a whole number
 * @param random generator
 * @returns a whole number from 0 up to and including that one
 */
export function upTo(most: number, random: Random): number {
  return Math.floor(random() * (most + 1))
}

/**
 * @param items what to choose from
 * @param random generator
 * @returns one of them; undefined when there is none
 */
export function pick<T>(items: readonly T[], random: Random): T | undefined {
  return items[Math.floor(random() * items.length)]
}
