import type { EntryFields } from './entry'
import { ENTRY_KINDS } from './entryKinds'
import type { EntryPage } from './entryPage'

interface OrderedPage extends Pick<EntryPage, 'route'> {
  entry: Pick<EntryFields, 'kind' | 'id'>
}

/**
 * The order in which entries are listed everywhere: by kind, then by id. Texts are compared by code
 * units, which is the same on every machine.
 *
 * @param a page of an entry
 * @param b page of an entry
 * @returns below zero when `a` comes first; zero for one page. Of two pages of one id the route
 *   decides
 */
export function compareEntries(a: OrderedPage, b: OrderedPage): number {
  return (
    ENTRY_KINDS.indexOf(a.entry.kind) - ENTRY_KINDS.indexOf(b.entry.kind) ||
    compareTexts(a.entry.id, b.entry.id) ||
    compareTexts(a.route, b.route)
  )
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
