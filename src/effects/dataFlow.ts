/**
 * Which trigger an effect accepts: the check that the effects library makes when a config is
 * loaded. It knows names of data only; whether anything happens in the game is asked in
 * `runTime/works.ts`. Source of the rules: `TriggerParameter`, `Triggers.withParameters` and
 * `Effects.compile` of Auxilor/libreforge.
 */
import type { TriggerParameter } from './entry/entry'

/** What the check asks of a trigger. */
export interface FlowTrigger {
  id: string
  /** Declared data. */
  offers: readonly TriggerParameter[]
}

/** What the check asks of a mutator: the field it counts as adding, if any. */
export interface FlowMutator {
  id: string
  adds?: TriggerParameter
}

/** What the check asks of an effect. */
export interface FlowEffect {
  id: string
  needs: readonly TriggerParameter[]
  permanent: boolean
}

/** Data that a declared piece brings along. One level, and not the other way round. */
const INHERITED: Partial<Record<TriggerParameter, readonly TriggerParameter[]>> = {
  LOCATION: ['VICTIM', 'PLAYER'],
  VELOCITY: ['PLAYER', 'VICTIM'],
  ITEM: ['PLAYER', 'VICTIM'],
}

/** Every pair of trigger and effect is looked at: what a trigger offers is put together once. */
const OFFERED = new WeakMap<readonly TriggerParameter[], ReadonlySet<TriggerParameter>>()

/**
 * What a trigger counts as offering: its declared data and what that brings along.
 *
 * @param declared data that the trigger declares; not to be changed afterwards
 */
export function offeredData(declared: readonly TriggerParameter[]): ReadonlySet<TriggerParameter> {
  const known = OFFERED.get(declared)
  if (known) return known
  const all = declared.flatMap((parameter) => [parameter, ...(INHERITED[parameter] ?? [])])
  const offered = new Set(all)
  OFFERED.set(declared, offered)
  return offered
}

/**
 * What is offered behind a list of mutators. Each only adds the field it writes: what it reads is
 * neither asked for nor removed, and what it adds brings nothing along.
 *
 * @param offered data in front of them, see {@link offeredData}
 * @param mutators in their order
 */
export function offeredAfter(
  offered: ReadonlySet<TriggerParameter>,
  mutators: readonly FlowMutator[],
): ReadonlySet<TriggerParameter> {
  if (mutators.length === 0) return offered
  const after = new Set(offered)
  for (const { adds } of mutators) if (adds !== undefined) after.add(adds)
  return after
}

/** Why an effect refuses a trigger; the block is then dropped with an error. */
export type Refusal =
  /** Permanent effects take no triggers at all. */
  | { reason: 'permanent' }
  /** The trigger, with the mutators, does not offer these. */
  | { reason: 'missing'; parameters: TriggerParameter[] }

/**
 * The load-time check of one effect and trigger pair.
 *
 * @param trigger the trigger
 * @param effect the effect
 * @param mutators of the outer block; those of an element in a chain are not counted
 * @returns why the pair is refused, or null when it is valid
 */
export function refusal(
  trigger: FlowTrigger,
  effect: FlowEffect,
  mutators: readonly FlowMutator[] = [],
): Refusal | null {
  if (effect.permanent) return { reason: 'permanent' }
  const offered = offeredAfter(offeredData(trigger.offers), mutators)
  const parameters = effect.needs.filter((parameter) => !offered.has(parameter))
  return parameters.length === 0 ? null : { reason: 'missing', parameters }
}
