/** Whether a version has something. */
import type { EntryKind } from '../entry/entry'
import { compareVersions } from '../since/compareVersions'
import { sinceKey } from '../since/sinceKey'
import type { EntryHistory, Span, VersionNotes } from './types'

/** `later`: it came with a later version; `gone`: it was removed by then. */
export type Presence = 'there' | 'later' | 'gone'

/**
 * @param span when it came and went; undefined when that is not known, as of what plugins bring
 * @param version a version of libreforge
 * @returns whether the version has it
 */
export function presenceOf(span: Span | undefined, version: string): Presence {
  if (span?.since !== undefined && compareVersions(version, span.since) < 0) return 'later'
  if (span?.removed !== undefined && compareVersions(version, span.removed) >= 0) return 'gone'
  return 'there'
}

/** What is asked about an entry that has a page. */
interface AskedEntry {
  kind: EntryKind
  id: string
  /** Plugins that bring it or that it needs. */
  plugins?: readonly string[]
  /** Whether its page says that current versions do not have it. */
  isRemoved: boolean
}

/**
 * @param notes the version that runs
 * @param entry an entry
 * @returns when the library brought it and what belongs to it; nothing where that is not known, and
 *   for an id that a plugin of the family brings too: it may be older there
 */
export function historyOf(
  { history, plugins }: Pick<VersionNotes, 'history' | 'plugins'>,
  entry: Pick<AskedEntry, 'kind' | 'id' | 'plugins'>,
): EntryHistory | undefined {
  if (entry.plugins?.some((plugin) => plugins.includes(plugin))) return undefined
  return history[sinceKey(entry)]
}

/**
 * What was removed from the library and has a page like any other went on in a plugin; what is gone
 * without a known version is gone from all.
 *
 * @param notes the version that runs
 * @param entry an entry
 * @returns whether the version has it
 */
export function entryPresence(notes: VersionNotes, entry: AskedEntry): Presence {
  const span = historyOf(notes, entry)
  const version = notes.running.libreforge
  if (entry.isRemoved) return span?.removed === undefined ? 'gone' : presenceOf(span, version)
  return presenceOf({ ...span, removed: undefined }, version)
}
