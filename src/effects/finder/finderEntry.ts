/** An entry as the finder knows it; fields that would be empty are left out. */
import type { EntryFields, TriggerParameter } from '../entry/entry'
import type { EntryPage } from '../entry/entryPage'
import { entryState } from '../entry/entryState'
import type { EntryState } from '../entry/entryState'
import { runTimeFields } from '../runTime/runTimeFields'
import type { RunTimeFields } from '../runTime/runTimeFields'
import { LIBRARY, broughtBy } from '../library'

export interface FinderEntry
  extends
    Readonly<RunTimeFields>,
    Readonly<Pick<EntryFields, 'kind' | 'id' | 'execution'>>,
    Pick<EntryPage, 'description'> {
  href: string
  categories?: readonly string[]
  /** Plugins that must be installed; for an id of several plugins each of them. */
  requires?: readonly string[]
  /** Data that an effect insists on. */
  needs?: readonly TriggerParameter[]
  /** Data that a trigger declares, or that a mutator adds. */
  offers?: readonly TriggerParameter[]
  /** Names of the arguments with their aliases. */
  arguments?: readonly string[]
  /** Further words by which readers look for it, in one text. */
  words?: string
  state?: EntryState
}

/**
 * @param doc a reference page
 * @returns what the finder needs of it
 */
export function finderEntry({
  route,
  description,
  keywords,
  entry,
}: Omit<EntryPage, 'title'>): FinderEntry {
  const requires = unique([...entry.requires, entry.owner, ...broughtBy(entry.variants)]).filter(
    (plugin) => plugin !== LIBRARY,
  )
  const offers = unique([...(entry.offers ?? []), ...addedData(entry)])
  const state = entryState(entry)
  const names = unique(entry.arguments.flatMap(({ name, aliases }) => [name, ...aliases]))
  return {
    kind: entry.kind,
    id: entry.id,
    href: route,
    description,
    ...filled('categories', entry.categories),
    ...filled('requires', requires),
    ...(entry.execution && { execution: entry.execution }),
    ...filled('needs', entry.needs ?? []),
    ...filled('offers', offers),
    ...runTimeFields(entry),
    ...filled('arguments', names),
    ...(keywords.length > 0 && { words: keywords.join(' ') }),
    ...(state && { state }),
  }
}

/**
 * @param entry a mutator
 * @returns the data that the load-time check counts as offered behind it
 */
function addedData(entry: Pick<EntryFields, 'transforms'>): TriggerParameter[] {
  return (entry.transforms ?? []).flatMap(({ to, adds }) =>
    adds && to !== 'DISPATCHER' ? [to] : [],
  )
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)]
}

function filled<K extends string, T>(name: K, values: readonly T[]) {
  return (values.length > 0 ? { [name]: values } : {}) as Partial<Record<K, readonly T[]>>
}
