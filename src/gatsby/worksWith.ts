import type { EntryFields } from '../docs/entry'
import type { TreeProps } from '../docs/types'
import { drivenEffects, drivingTriggers, helpingMutators } from '../effects/dataFlow'
import { hasDataFor } from '../effects/filterFlow'
import type { EntryIndex } from './entryIndex'

/** How many entries of a kind go with one as it is, and how many more with one mutator. */
export interface FlowCounts {
  direct: number
  withMutator: number
}

/** Counts by the list that the page can open. */
export interface FlowLists {
  triggers?: FlowCounts
  effects?: FlowCounts
  filters?: FlowCounts
}

/**
 * What the build tells `WorksWith` about the entry of a page. The names of the entries are not
 * among it: they are read from the flow file when the reader asks for them.
 *
 * @param entry the entry
 * @param index all entries
 * @returns counts for triggers, triggered effects and filters, and where the names are
 */
export function worksWith(entry: EntryFields, index: EntryIndex): TreeProps {
  const lists = flowCounts(entry, index)
  if (Object.keys(lists).length === 0) return {}
  return { lists: { ...lists } as TreeProps[string], source: index.files.flow }
}

/**
 * @param entry the entry
 * @param index all entries
 * @returns counts for triggers, triggered effects and filters; nothing for a removed entry
 */
export function flowCounts(
  { kind, id, execution, removed, needs = [], offers = [] }: EntryFields,
  { flow: { triggers, effects, mutators, filters } }: EntryIndex,
): FlowLists {
  if (removed) return {}
  if (kind === 'effect' && execution !== 'permanent') {
    const driving = drivingTriggers({ id, needs, permanent: false }, triggers, mutators)
    return {
      triggers: { direct: driving.direct.length, withMutator: driving.withMutator.length },
    }
  }
  if (kind === 'filter') {
    const filter = filters.find((one) => one.id === id)
    const direct = filter ? triggers.filter((one) => hasDataFor(filter, one)).length : 0
    return direct > 0 ? { triggers: { direct, withMutator: 0 } } : {}
  }
  if (kind !== 'trigger') return {}
  const trigger = { id, offers }
  const helped = effects.filter((effect) => helpingMutators(trigger, effect, mutators).length > 0)
  return {
    effects: { direct: drivenEffects(trigger, effects).length, withMutator: helped.length },
    filters: {
      direct: filters.filter((filter) => hasDataFor(filter, trigger)).length,
      withMutator: 0,
    },
  }
}
