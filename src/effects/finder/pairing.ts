/** Which of the chosen triggers or effects an entry goes with, in the game. */
import { pairEffect, pairTrigger } from '../checker/reference'
import { doesSomething, pairOf } from '../pairs'
import type { PairEffect, PairMutator, PairTrigger } from '../pairs'
import type { FlowFilter } from '../filterFlow'
import type { Reason } from '../runTime/data'
import type { FinderEntry } from './finderEntry'

/** An entry with its page. */
type Linked = Pick<FinderEntry, 'href'>

/** The entries that take part in the flow of data. */
export interface FlowModel {
  triggers: (PairTrigger & Linked)[]
  effects: (PairEffect & Linked)[]
  mutators: PairMutator[]
  filters: (FlowFilter & Linked)[]
}

/**
 * @param entry a trigger
 * @returns what the data flow asks of it
 */
export function flowTrigger(entry: FinderEntry): PairTrigger & Linked {
  return { ...pairTrigger(entry), href: entry.href }
}

/**
 * @param entry an effect
 * @returns what the data flow asks of it
 */
export function flowEffect({ execution, ...entry }: FinderEntry): PairEffect & Linked {
  return { ...pairEffect({ ...entry, permanent: execution === 'permanent' }), href: entry.href }
}

/**
 * @param entries any entries
 * @returns those that take part in the flow of data, without removed ones
 */
export function flowModel(entries: readonly FinderEntry[]): FlowModel {
  // An id counts once, however many pages it has: all pairs are looked at again and again.
  const of = (kind: FinderEntry['kind']) => [
    ...new Map(
      entries
        .filter((entry) => entry.kind === kind && entry.state !== 'removed')
        .map((entry) => [entry.id, entry]),
    ).values(),
  ]
  return {
    triggers: of('trigger').map(flowTrigger),
    effects: of('effect').map(flowEffect),
    mutators: flowMutators(of('mutator')),
    filters: of('filter').map(({ id, href, runtime }) => ({
      id,
      href,
      ...(runtime && { runtime }),
    })),
  }
}

/**
 * @param entries any entries
 * @returns the mutators among them that add something, without removed ones
 */
export function flowMutators(entries: readonly FinderEntry[]): PairMutator[] {
  return entries.flatMap(({ kind, id, offers = [], transforms, state }) =>
    kind === 'mutator' && state !== 'removed'
      ? offers.map((adds) => ({ id, adds, ...(transforms && { transforms }) }))
      : [],
  )
}

/** How several triggers and effects go together. */
export interface Pairing {
  /** Ids of mutators of which one alone is needed; none when it goes without. */
  mutators: string[]
  /** When something happens, where it does not always. */
  reasons: Reason[]
}

/**
 * All triggers of a block must offer what the effect needs, and its mutators are the same for all
 * of them (guide `/effects/data-flow`).
 *
 * @param triggers of the block
 * @param effects that should all run
 * @param mutators all mutators
 * @returns how they go together; null when some pair is refused or never does anything
 */
export function pairing(
  triggers: readonly PairTrigger[],
  effects: readonly PairEffect[],
  mutators: readonly PairMutator[],
): Pairing | null {
  const pairsWith = (chosen: PairMutator[]) =>
    triggers.flatMap((trigger) => effects.map((effect) => pairOf(trigger, effect, chosen)))
  const pairs = pairsWith([])
  if (pairs.every(doesSomething)) {
    return {
      mutators: [],
      reasons: pairs.flatMap((pair) => (pair.state === 'sometimes' ? pair.reasons : [])),
    }
  }
  const helping = mutators.filter((mutator) => pairsWith([mutator]).every(doesSomething))
  if (helping.length === 0) return null
  return { mutators: [...new Set(helping.map(({ id }) => id))], reasons: [] }
}
