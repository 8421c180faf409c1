/**
 * Which trigger can drive which effect: the check that the effects library makes when a config
 * is loaded. Source of every rule: the facts' record `/effects/data-flow`.
 */
import type { TriggerParameter } from '../docs/entry'

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

/**
 * @param trigger a trigger that an effect refuses
 * @param effect the effect
 * @param mutators all mutators
 * @returns those of which one alone makes the pair valid; none when it is valid without, or when
 *   nothing can supply what is missing
 */
export function helpingMutators(
  trigger: FlowTrigger,
  effect: FlowEffect,
  mutators: readonly FlowMutator[],
): FlowMutator[] {
  const without = refusal(trigger, effect)
  // A mutator adds one field at most.
  if (without?.reason !== 'missing' || without.parameters.length !== 1) return []
  return mutators.filter(({ adds }) => adds === without.parameters[0])
}

/** Triggers of an effect: those that drive it as they are, and those that do with one mutator. */
export interface DrivingTriggers<T extends FlowTrigger> {
  direct: T[]
  withMutator: { trigger: T; mutators: FlowMutator[] }[]
}

/**
 * @param effect the effect
 * @param triggers all triggers
 * @param mutators all mutators
 * @returns the triggers in the order given; both lists are empty for a permanent effect
 */
export function drivingTriggers<T extends FlowTrigger>(
  effect: FlowEffect,
  triggers: readonly T[],
  mutators: readonly FlowMutator[],
): DrivingTriggers<T> {
  const direct = triggers.filter((trigger) => refusal(trigger, effect) === null)
  const withMutator = triggers.flatMap((trigger) => {
    const helping = helpingMutators(trigger, effect, mutators)
    return helping.length === 0 ? [] : [{ trigger, mutators: helping }]
  })
  return { direct, withMutator }
}

/**
 * @param trigger the trigger
 * @param effects all effects
 * @returns the triggered effects that it drives without a mutator, in the order given
 */
export function drivenEffects<T extends FlowEffect>(
  trigger: FlowTrigger,
  effects: readonly T[],
): T[] {
  return effects.filter((effect) => refusal(trigger, effect) === null)
}
