/** What goes with one entry: the lists under "Works with". */
import type { EntryFields } from './entry/entry'
import { hasDataFor } from './filterFlow'
import type { FlowModel } from './finder/pairing'
import { doesSomething, helpingMutators, pairOf } from './pairs'
import type { PairEffect, PairTrigger } from './pairs'
import type { Reason } from './runTime/data'

/** What is listed: entries of one kind that go with the entry of the page. */
export type FlowList = 'triggers' | 'effects' | 'filters'

/** An entry that goes with another one. */
export interface FlowPartner {
  id: string
  href: string
  /** Ids of mutators of which one is needed; none when it goes as it is. */
  mutators: string[]
  /** When it works, where it does not always. */
  reasons: readonly Reason[]
  /** The pair loads as it is, and never does anything. */
  isIdle: boolean
  /** Nobody knows: the source of one of the two is closed. */
  isUnknown: boolean
}

const PLAIN = { mutators: [], reasons: [], isIdle: false, isUnknown: false }

/**
 * @param entry a trigger, a triggered effect or a filter
 * @param list what to list
 * @param data all entries that take part in the flow of data
 * @returns the effects that the trigger drives, the triggers that drive the effect, or what goes
 *   together of filters and triggers. Those that always work come first, then those that sometimes
 *   do, those that need a mutator, and those that load and never do anything. Nothing for an entry
 *   that takes no part
 */
export function flowPartners(
  entry: Pick<EntryFields, 'kind' | 'id'>,
  list: FlowList,
  data: FlowModel,
): FlowPartner[] {
  const own = <T extends { id: string }>(all: readonly T[]) => all.find(({ id }) => id === entry.id)
  if (list === 'filters') {
    const trigger = own(data.triggers)
    return data.filters
      .filter((filter) => trigger && hasDataFor(filter, trigger))
      .map(({ id, href }) => ({ ...PLAIN, id, href }))
  }
  if (entry.kind === 'filter') {
    const filter = own(data.filters)
    return data.triggers
      .filter((trigger) => filter && hasDataFor(filter, trigger))
      .map(({ id, href }) => ({ ...PLAIN, id, href }))
  }
  const trigger = list === 'effects' ? own(data.triggers) : undefined
  const effect = list === 'triggers' ? own(data.effects) : undefined
  const pairs = trigger
    ? data.effects.map((other) => ({ other, partner: partnerOf(trigger, other, data) }))
    : effect
      ? data.triggers.map((other) => ({ other, partner: partnerOf(other, effect, data) }))
      : []
  return pairs
    .flatMap(({ other: { id, href }, partner }) => (partner ? [{ ...partner, id, href }] : []))
    .sort((a, b) => rank(a) - rank(b))
}

function rank({ isIdle, mutators, reasons, isUnknown }: FlowPartner): number {
  if (mutators.length > 0) return 3
  if (isIdle) return 4
  if (isUnknown) return 2
  return Number(reasons.length > 0)
}

type Partner = Omit<FlowPartner, 'id' | 'href'> | null

/**
 * A build looks at every pair of trigger and effect, from both sides, and most of them are alike:
 * what comes of a pair is worked out once for all triggers that hand over the same and all effects
 * that need the same.
 */
const PARTNERS = new WeakMap<FlowModel['mutators'], Map<string, Partner>>()
const GROUPS = new Map<string, number>()
const GROUP = new WeakMap<object, number>()

/** Number of the group of entries that share the facts. */
function groupOf(entry: object, facts: readonly unknown[]): number {
  const known = GROUP.get(entry)
  if (known !== undefined) return known
  const text = JSON.stringify(facts)
  const group = GROUPS.get(text) ?? GROUPS.size
  GROUPS.set(text, group)
  GROUP.set(entry, group)
  return group
}

/** Null when the pair is refused and no single mutator helps. */
function partnerOf(trigger: PairTrigger, effect: PairEffect, { mutators }: FlowModel): Partner {
  const partners = PARTNERS.get(mutators) ?? new Map<string, Partner>()
  PARTNERS.set(mutators, partners)
  const { offers, handsOver } = trigger
  const { needs, permanent, runtime } = effect
  const sides = [
    groupOf(trigger, [offers, handsOver]),
    groupOf(effect, [needs, permanent, runtime]),
  ]
  const key = sides.join()
  const known = partners.get(key)
  if (known !== undefined) return known
  const partner = makePartner(trigger, effect, mutators)
  partners.set(key, partner)
  return partner
}

function makePartner(
  trigger: PairTrigger,
  effect: PairEffect,
  mutators: FlowModel['mutators'],
): Partner {
  const pair = pairOf(trigger, effect)
  if (doesSomething(pair)) {
    const reasons = pair.state === 'sometimes' ? pair.reasons : []
    return { ...PLAIN, reasons, isUnknown: pair.state === 'unknown' }
  }
  const helping = helpingMutators(trigger, effect, mutators).map(({ id }) => id)
  const isIdle = pair.state === 'idle'
  if (helping.length === 0 && !isIdle) return null
  return { ...PLAIN, mutators: [...new Set(helping)], isIdle }
}
