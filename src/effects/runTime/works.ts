/**
 * Whether a pair works in the game, which is another question than whether it loads
 * (`dataFlow.ts`). An effect does nothing when a piece of data that it acts on is not there.
 */
import type { TriggerParameter } from '../../docs/entry'
import { dataAfter, dataWhenFired, meets, PLAYER_CARRIER, typesOf } from './data'
import type { Carrier, HandsOver, KnownHandsOver, Met, Need, Reason } from './data'
import type { RunData, Transform } from './data'
import type { DataType } from './dataTypes'

/** What is asked of a trigger. */
export interface RunTrigger {
  id: string
  handsOver?: HandsOver
}

/** What an effect, a condition or a filter looks for when it runs. */
export interface Runtime {
  needs: readonly Need[]
}

/** What is asked of an effect; `unknown` when its source is closed. */
export interface RunEffect {
  id: string
  needs?: readonly TriggerParameter[]
  runtime?: Runtime | 'unknown'
}

/** What is asked of a mutator. */
export interface RunMutator {
  id: string
  transforms?: readonly Transform[]
}

/** The answer for one trigger and one effect. */
export type Verdict =
  | { works: 'always' }
  | { works: 'sometimes'; reasons: Reason[] }
  /** Either it never fires for such a carrier, or these are never there. */
  | { works: 'never'; lacks: readonly Need[] }
  /** The source of one of the two is closed. */
  | { works: 'unknown' }

const UNKNOWN: Verdict = { works: 'unknown' }

/**
 * @param trigger the trigger
 * @param mutators behind it, in their order
 * @param carrier who carries the effect; a player when left out, or whoever the trigger fires for
 * @returns what an effect finds; null when the trigger never sets off an effect of that carrier,
 *   undefined when nobody knows
 */
export function dataFor(
  { handsOver }: RunTrigger,
  mutators: readonly RunMutator[],
  carrier?: Carrier,
): RunData | null | undefined {
  if (handsOver === undefined || handsOver === 'unknown') return undefined
  if (handsOver.sets_off !== undefined) return null
  const [fired = null] = (carrier ? [carrier] : usualCarriers(handsOver)).flatMap(
    (one) => dataWhenFired(handsOver, one) ?? [],
  )
  const transforms = mutators.flatMap(({ transforms: own = [] }) => own)
  return fired && dataAfter(fired, transforms)
}

/** Configs are written for players; then come the other carriers that a trigger has. */
function usualCarriers({ DISPATCHER }: KnownHandsOver): Carrier[] {
  const others = typesOf(DISPATCHER).flatMap((type) => (type === 'Player' ? [] : narrowest(type)))
  return [PLAYER_CARRIER, ...others.map((type): Carrier => ({ types: [type] }))]
}

/** Living things that carry effects and are no players are mobs. */
function narrowest(type: DataType): DataType {
  return type === 'LivingEntity' || type === 'Entity' ? 'Mob' : type
}

/**
 * @param trigger the trigger
 * @param effect the effect
 * @param mutators of the block, those of its outer block first
 * @param carrier who carries the effect; when left out, most likely a player
 * @returns whether the effect finds what it acts on
 */
export function worksFor(
  trigger: RunTrigger,
  effect: RunEffect,
  mutators: readonly RunMutator[] = [],
  carrier?: Carrier,
): Verdict {
  const { handsOver } = trigger
  if (handsOver === undefined || handsOver === 'unknown') return UNKNOWN
  if (effect.runtime === 'unknown') return UNKNOWN
  const needs = effect.runtime?.needs ?? effect.needs ?? []
  const carriers = carrier ? [carrier] : usualCarriers(handsOver)
  const verdicts = carriers.flatMap((one) => {
    const data = dataFor(trigger, mutators, one)
    return data ? { carrier: one, verdict: verdict(needs, data) } : []
  })
  const [first] = verdicts
  if (!first) return verdict(needs, null)
  if (first.verdict.works !== 'never') return first.verdict
  const other = verdicts.find((one) => one.verdict.works !== 'never')
  if (!other) return first.verdict
  const isCarrier: Reason = { data: 'DISPATCHER', is: other.carrier.types }
  const reasons = other.verdict.works === 'sometimes' ? other.verdict.reasons : []
  return { works: 'sometimes', reasons: [isCarrier, ...reasons] }
}

/**
 * @param needs all of them have to be met
 * @param data what is there; null when the trigger never fires
 * @returns whether they are
 */
export function verdict(
  needs: readonly Need[],
  data: RunData | null,
): Exclude<Verdict, { works: 'unknown' }> {
  if (data === null) return { works: 'never', lacks: [] }
  const answers = needs.map((need): [Need, Met] => [need, meets(need, data)])
  const lacks = answers.flatMap(([need, { met }]) => (met === 'never' ? [need] : []))
  if (lacks.length > 0) return { works: 'never', lacks }
  const reasons = answers.flatMap(([, answer]) =>
    answer.met === 'sometimes' ? answer.reasons : [],
  )
  return reasons.length === 0
    ? { works: 'always' }
    : { works: 'sometimes', reasons: uniqueReasons(reasons) }
}

function uniqueReasons(reasons: readonly Reason[]): Reason[] {
  return [...new Map(reasons.map((reason) => [JSON.stringify(reason), reason])).values()]
}
