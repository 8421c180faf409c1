/** All ids of the reference with their pages, as small as can be: it stands in the finder's page. */
import type { EntryKind } from '../entry/entry'
import type { FinderEntry } from './finderEntry'

/** One entry: its id, and what cannot be told from it. */
type ShortEntry = string | (Pick<IndexedEntry, 'id'> & Partial<IndexedEntry>)

export type ShortGroup = {
  kind: EntryKind
  /** Where the pages of the kind stand: base and id make the route. */
  base: string
  entries: ShortEntry[]
}

/** An entry of the index with everything said; only the first ones come with what they do. */
type IndexedEntry = Pick<FinderEntry, 'id' | 'href' | 'state'> &
  Partial<Pick<FinderEntry, 'description'>>

/** As many as a tall screen shows: they can be read before the file with all of them is there. */
const DESCRIBED = 30

/**
 * @param entries all entries, by kind
 * @returns one group a kind, in the same order
 */
export function shortIndex(entries: readonly FinderEntry[]): ShortGroup[] {
  const groups = new Map<EntryKind, ShortGroup>()
  for (const [place, { kind, id, href, state, description }] of entries.entries()) {
    const folder = href.slice(0, href.lastIndexOf('/') + 1)
    const group = groups.get(kind) ?? { kind, base: folder, entries: [] }
    groups.set(kind, group)
    const more: Partial<IndexedEntry> = {
      ...(group.base + id !== href && { href }),
      ...(state !== undefined && { state }),
      ...(place < DESCRIBED && description !== '' && { description }),
    }
    group.entries.push(Object.keys(more).length === 0 ? id : { id, ...more })
  }
  return [...groups.values()]
}

/**
 * @param group one group
 * @returns its entries with their routes
 */
export function longEntries({ base, entries }: ShortGroup): IndexedEntry[] {
  return entries.map((entry) =>
    typeof entry === 'string'
      ? { id: entry, href: base + entry }
      : { ...entry, href: entry.href ?? base + entry.id },
  )
}
