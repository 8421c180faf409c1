import type { EntryMeta } from '../../docs/entry'
import { hasDataFor } from '../../effects/filterFlow'
import { pairing } from '../../effects/finder/pairing'
import type { FlowModel } from '../../effects/finder/pairing'

/** What is listed: entries of one kind that go with the entry of the page. */
export type FlowList = 'triggers' | 'effects' | 'filters'

/** An entry that goes with another one. */
export interface FlowPartner {
  id: string
  href: string
  /** Ids of mutators of which one is needed; none when it goes as it is. */
  mutators: string[]
}

type Entry = Pick<EntryMeta, 'kind' | 'id' | 'needs' | 'offers'>

/**
 * @param entry a trigger, a triggered effect or a filter
 * @param list what to list
 * @param data all entries that take part in the flow of data
 * @returns the effects that the trigger drives, the triggers that drive the effect, or what goes
 *   together of filters and triggers; those that need a mutator last
 */
export function flowPartners(entry: Entry, list: FlowList, data: FlowModel): FlowPartner[] {
  return data[list]
    .flatMap((other) => {
      const mutators = helpFor(entry, list, other.id, data)
      return mutators ? [{ id: other.id, href: other.href, mutators }] : []
    })
    .sort((a, b) => Number(a.mutators.length > 0) - Number(b.mutators.length > 0))
}

/** Mutators of which one is needed for the pair; null when it does not go together. */
function helpFor(
  { kind, id, needs = [], offers = [] }: Entry,
  list: FlowList,
  otherId: string,
  { triggers, effects, mutators, filters }: FlowModel,
): string[] | null {
  const named = <T extends { id: string }>(all: readonly T[], wanted: string) =>
    all.filter((one) => one.id === wanted)
  if (kind === 'filter' || list === 'filters') {
    const [filterId, triggerId] = kind === 'filter' ? [id, otherId] : [otherId, id]
    const filter = named(filters, filterId)[0]
    const trigger = kind === 'filter' ? named(triggers, triggerId)[0] : { id: triggerId, offers }
    return filter && trigger && hasDataFor(filter, trigger) ? [] : null
  }
  return kind === 'trigger'
    ? pairing([{ id, offers }], named(effects, otherId), mutators)
    : pairing(named(triggers, otherId), [{ id, needs, permanent: false }], mutators)
}
