import { CATEGORIES } from '../../effects/entry/categories'

/** An entry as the index of its kind lists it. */
export interface ListedEntry {
  id: string
  href: string
  description: string
  categories: string[]
  requires: string[]
  removed?: boolean
}

export interface EntryGroup {
  /** Topic, or null for entries without one. */
  category: string | null
  entries: ListedEntry[]
}

/** Ids are found however their words are joined: `give_money`, `give money`, `givemoney`. */
function fold(text: string): string {
  return text.toLowerCase().replace(/[\s_-]+/g, '')
}

/**
 * @param entries entries to look through
 * @param query what the reader typed
 * @returns the entries whose id contains the query, or whose id and description contain all of
 *   its words; all of them when the query is empty
 */
export function filterEntries(entries: ListedEntry[], query: string): ListedEntry[] {
  const id = fold(query)
  const words = query.toLowerCase().split(/[\s_-]+/)
  return entries.filter((entry) => {
    if (fold(entry.id).includes(id)) return true
    const text = `${entry.id} ${entry.description}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

/**
 * @param entries entries in any order
 * @returns groups by each entry's first category, in the order of the categories, the rest last;
 *   alphabetic inside
 */
export function groupEntries(entries: ListedEntry[]): EntryGroup[] {
  const groups = new Map<string | null, ListedEntry[]>()
  // The known ones first, so that they come out in their order.
  for (const category of Object.keys(CATEGORIES)) groups.set(category, [])
  for (const entry of [...entries].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const category = entry.categories[0] ?? null
    const group = groups.get(category)
    if (group === undefined) groups.set(category, [entry])
    else group.push(entry)
  }
  const rest = groups.get(null)
  groups.delete(null)
  if (rest !== undefined) groups.set(null, rest)
  return [...groups]
    .map(([category, members]) => ({ category, entries: members }))
    .filter((group) => group.entries.length > 0)
}
