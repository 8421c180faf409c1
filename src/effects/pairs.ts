/**
 * What comes of a trigger and an effect in one block: both questions at once, whether it loads
 * (`dataFlow.ts`) and whether it works in the game (`runTime/works.ts`).
 */
import { refusal } from './dataFlow'
import type { FlowEffect, FlowMutator, FlowTrigger, Refusal } from './dataFlow'
import type { Carrier, Need, Reason } from './runTime/data'
import { worksFor } from './runTime/works'
import type { RunEffect, RunMutator, RunTrigger } from './runTime/works'

export type PairTrigger = FlowTrigger & RunTrigger
export type PairEffect = FlowEffect & Pick<RunEffect, 'runtime'>
export type PairMutator = FlowMutator & RunMutator

/** What comes of it. */
export type Pair =
  /** The block is dropped when the file loads. */
  | { state: 'refused'; refusal: Refusal }
  /** It loads, and nothing happens: these are never there. */
  | { state: 'idle'; lacks: readonly Need[] }
  | { state: 'works' }
  | { state: 'sometimes'; reasons: readonly Reason[] }
  /** It loads; the source of one of the two is closed. */
  | { state: 'unknown' }

/**
 * @param trigger the trigger
 * @param effect the effect
 * @param mutators of the block, in their order
 * @param carrier who carries the effect; a player when left out
 * @returns what comes of it
 */
export function pairOf(
  trigger: PairTrigger,
  effect: PairEffect,
  mutators: readonly PairMutator[] = [],
  carrier?: Carrier,
): Pair {
  const refused = refusal(trigger, effect, mutators)
  if (refused) return { state: 'refused', refusal: refused }
  const verdict = worksFor(trigger, effect, mutators, carrier)
  switch (verdict.works) {
    case 'always':
      return { state: 'works' }
    case 'sometimes':
      return { state: 'sometimes', reasons: verdict.reasons }
    case 'never':
      return { state: 'idle', lacks: verdict.lacks }
    case 'unknown':
      return { state: 'unknown' }
  }
}

/**
 * @param pair what comes of a trigger and an effect
 * @returns whether it does something in the game, as far as anybody can tell
 */
export function doesSomething({ state }: Pair): boolean {
  return state !== 'refused' && state !== 'idle'
}

/**
 * @param trigger the trigger
 * @param effect the effect
 * @param mutators those to choose from
 * @param before mutators that the block has already
 * @param carrier who carries the effect; a player when left out
 * @returns those of which one alone behind the others makes the pair do something; none when it
 *   does without
 */
export function helpingMutators<T extends PairMutator>(
  trigger: PairTrigger,
  effect: PairEffect,
  mutators: readonly T[],
  before: readonly PairMutator[] = [],
  carrier?: Carrier,
): T[] {
  const without = pairOf(trigger, effect, before, carrier)
  if (doesSomething(without)) return []
  if (without.state === 'refused' && !isOneMissing(without.refusal)) return []
  return mutators.filter((one) => doesSomething(pairOf(trigger, effect, [...before, one], carrier)))
}

/** A mutator adds one piece of data at most. */
function isOneMissing(refused: Refusal): boolean {
  return refused.reason === 'missing' && refused.parameters.length === 1
}
