/** What has become of an entry. Apart from `entry.ts`, whose schema has no place in the browser. */
import type { EntryFields } from './entry'

/** The gravest first. */
const ENTRY_STATES = ['removed', 'deprecated', 'renamed'] as const

export type EntryState = (typeof ENTRY_STATES)[number]

/**
 * @param entry an entry
 * @returns what has become of it; undefined for one that is as it always was
 */
export function entryState(entry: Pick<EntryFields, EntryState>): EntryState | undefined {
  return ENTRY_STATES.find((state) => entry[state] !== undefined)
}
