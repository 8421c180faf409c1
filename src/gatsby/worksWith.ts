import type { TreeProps } from '../docs/tree'
import type { EntryFields } from '../effects/entry/entry'
import { flowPartners } from '../effects/flowPartners'
import type { FlowPartner } from '../effects/flowPartners'
import { IDLE_ANCHOR } from '../effects/guides'
import type { EntryIndex } from './entryIndex'

/** How many entries of a kind go with one. */
export type FlowCounts = {
  /** As it is, sometimes ones included. */
  direct: number
  /** Of these, those that work only sometimes. */
  sometimes: number
  /** With one mutator. */
  withMutator: number
  /** Those that load and never do anything, with a mutator or not. */
  idle: number
}

/** Counts by the list that the page can open. */
export type FlowLists = {
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
  const { dataFlow } = index.guides
  return {
    lists,
    source: index.files.flow,
    ...(dataFlow !== undefined && { idleHref: `${dataFlow}#${IDLE_ANCHOR}` }),
  }
}

/**
 * @param entry the entry
 * @param index all entries
 * @returns counts for triggers, triggered effects and filters; nothing for a removed entry
 */
export function flowCounts(entry: EntryFields, { flow }: EntryIndex): FlowLists {
  const { kind, execution, removed } = entry
  if (removed) return {}
  if (kind === 'effect' && execution !== 'permanent') {
    return { triggers: countPartners(flowPartners(entry, 'triggers', flow)) }
  }
  if (kind === 'filter') {
    const triggers = countPartners(flowPartners(entry, 'triggers', flow))
    return triggers.direct > 0 ? { triggers } : {}
  }
  if (kind !== 'trigger') return {}
  return {
    effects: countPartners(flowPartners(entry, 'effects', flow)),
    filters: countPartners(flowPartners(entry, 'filters', flow)),
  }
}

function countPartners(partners: readonly FlowPartner[]): FlowCounts {
  const count = (test: (partner: FlowPartner) => boolean) => partners.filter(test).length
  return {
    direct: count(({ mutators, isIdle }) => !isIdle && mutators.length === 0),
    sometimes: count(({ reasons }) => reasons.length > 0),
    withMutator: count(({ mutators }) => mutators.length > 0),
    idle: count(({ isIdle }) => isIdle),
  }
}
