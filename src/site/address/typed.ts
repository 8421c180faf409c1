/** What stands in a field until the address follows. */

/** A text on its way into the address. */
export interface Typed {
  text: string
  /** What the address said when it was typed, or since it followed. */
  settled: string
  /** Whether the address has followed before: the next letters belong to the same search. */
  hasFollowed: boolean
}

/**
 * @param typed what was typed, if anything was
 * @param settled what the address says
 * @returns what to keep of it: the typed text when the address is as it was or has followed it,
 *   nothing when the address has moved on otherwise
 */
export function keepTyped(typed: Typed | null, settled: string): Typed | null {
  if (typed === null || typed.settled === settled) return typed
  return typed.text.trim() === settled.trim() ? { ...typed, settled, hasFollowed: true } : null
}
