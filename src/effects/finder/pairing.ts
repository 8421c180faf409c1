/** Which of the chosen triggers or effects an entry goes with. */
import { refusal } from '../dataFlow'
import type { FlowEffect, FlowMutator, FlowTrigger } from '../dataFlow'
import type { FlowFilter } from '../filterFlow'
import type { FinderEntry } from './finderEntry'

/** An entry with its page. */
interface Linked {
  href: string
}

/** The entries that take part in the flow of data. */
export interface FlowModel {
  triggers: (FlowTrigger & Linked)[]
  effects: (FlowEffect & Linked)[]
  mutators: FlowMutator[]
  filters: (FlowFilter & Linked)[]
}

/** `kind/id` of the entries that each entry calls related. */
export type RelatedEntries = ReadonlyMap<FinderEntry, readonly string[]>

/**
 * @param entry a trigger
 * @returns what the data flow asks of it
 */
export function flowTrigger({ id, href, offers = [] }: FinderEntry): FlowTrigger & Linked {
  return { id, href, offers }
}

/**
 * @param entry an effect
 * @returns what the data flow asks of it
 */
export function flowEffect({ id, href, needs = [], execution }: FinderEntry): FlowEffect & Linked {
  return { id, href, needs, permanent: execution === 'permanent' }
}

/**
 * @param entry a filter
 * @param triggers all triggers
 * @param related what entries call related, in either direction
 * @returns what is asked of it; only filters that look at the event name triggers
 */
function flowFilter(
  entry: FinderEntry,
  triggers: readonly FinderEntry[],
  related: RelatedEntries,
): FlowFilter & Linked {
  const { id, href, needs = [] } = entry
  const own = related.get(entry) ?? []
  const named = triggers.filter(
    (trigger) =>
      own.includes(`trigger/${trigger.id}`) || related.get(trigger)?.includes(`filter/${id}`),
  )
  const isOfEvent = needs.includes('EVENT')
  return { id, href, needs, triggers: isOfEvent ? named.map((trigger) => trigger.id) : [] }
}

/**
 * @param entries any entries
 * @param related what they call related
 * @returns those that take part in the flow of data, without removed ones
 */
export function flowModel(entries: readonly FinderEntry[], related: RelatedEntries): FlowModel {
  // An id counts once, however many pages it has: all pairs are looked at again and again.
  const of = (kind: FinderEntry['kind']) => [
    ...new Map(
      entries
        .filter((entry) => entry.kind === kind && entry.state !== 'removed')
        .map((entry) => [entry.id, entry]),
    ).values(),
  ]
  const triggers = of('trigger')
  return {
    triggers: triggers.map(flowTrigger),
    effects: of('effect').map(flowEffect),
    mutators: flowMutators(of('mutator')),
    filters: of('filter').map((filter) => flowFilter(filter, triggers, related)),
  }
}

/**
 * @param entries any entries
 * @returns the mutators among them that add something, without removed ones
 */
export function flowMutators(entries: readonly FinderEntry[]): FlowMutator[] {
  return entries.flatMap(({ kind, id, offers = [], state }) =>
    kind === 'mutator' && state !== 'removed' ? offers.map((adds) => ({ id, adds })) : [],
  )
}

/**
 * All triggers of a block must offer what the effect needs, and its mutators are the same for all
 * of them (facts: `/effects/data-flow`).
 *
 * @param triggers of the block
 * @param effects that should all run
 * @param mutators all mutators
 * @returns null when the pairs are refused; otherwise ids of the mutators of which one alone makes
 *   all pairs valid, none when they are valid without
 */
export function pairing(
  triggers: readonly FlowTrigger[],
  effects: readonly FlowEffect[],
  mutators: readonly FlowMutator[],
): string[] | null {
  const works = (mutator: FlowMutator[]) =>
    triggers.every((trigger) => effects.every((effect) => !refusal(trigger, effect, mutator)))
  if (works([])) return []
  const helping = mutators.filter((mutator) => works([mutator])).map(({ id }) => id)
  return helping.length > 0 ? [...new Set(helping)] : null
}
