import type { EntryFields } from '../docs/entry'
import type { JsonValue, TreeProps } from '../docs/types'
import { drivenEffects, drivingTriggers, helpingMutators } from '../effects/dataFlow'
import type { EntryIndex } from './entryIndex'

/** How many entries go with one as it is, and how many more with one mutator. */
export interface FlowCounts {
  direct: number
  withMutator: number
}

/**
 * What the build tells `WorksWith` about the entry of a page. The names of the entries are not
 * among it: they are read from the flow file when the reader asks for them.
 *
 * @param entry the entry
 * @param index all entries
 * @returns counts for triggers and triggered effects, and where the names are; for filters the triggers that name them as
 *   related and are not named by the filter itself
 */
export function worksWith(entry: EntryFields, index: EntryIndex): TreeProps {
  if (entry.removed) return {}
  const counts = flowCounts(entry, index)
  if (counts) return { counts: { ...counts }, source: index.flowFile }
  if (entry.kind !== 'filter') return {}
  const key = `filter/${entry.id}`
  const triggers = index.entries.filter(
    (other) =>
      other.kind === 'trigger' &&
      other.state !== 'removed' &&
      index.related.get(other)?.includes(key) &&
      !entry.related.includes(`trigger/${other.id}`),
  )
  const rows = triggers.map(({ kind, id, href, description }): JsonValue => ({
    kind,
    id,
    href,
    description,
  }))
  return rows.length > 0 ? { triggers: rows } : {}
}

function flowCounts(
  { kind, id, execution, needs = [], offers = [] }: EntryFields,
  { flow: { triggers, effects, mutators } }: EntryIndex,
): FlowCounts | null {
  if (kind === 'effect' && execution !== 'permanent') {
    const driving = drivingTriggers({ id, needs, permanent: false }, triggers, mutators)
    return { direct: driving.direct.length, withMutator: driving.withMutator.length }
  }
  if (kind !== 'trigger') return null
  const trigger = { id, offers }
  const helped = effects.filter((effect) => helpingMutators(trigger, effect, mutators).length > 0)
  return { direct: drivenEffects(trigger, effects).length, withMutator: helped.length }
}
