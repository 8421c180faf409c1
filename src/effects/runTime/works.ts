/**
 * Whether a pair works in the game, which is another question than whether it loads
 * (`dataFlow.ts`). An effect does nothing when a piece of data that it acts on is not there.
 */
import type { TriggerParameter } from '../entry/entry'
import { dataAfter, dataWhenFired, meets, PLAYER_CARRIER, typesOf } from './data'
import type { Carrier, HandsOver, KnownHandsOver, Met, Need, Reason } from './data'
import type { RunData, Transform } from './data'
import { commonTypes } from './dataTypes'
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

/** What is there when a trigger fires, for a carrier that it may have. */
interface Firing {
  carrier: Carrier
  data: RunData
}

/** Every pair of trigger and effect is looked at: what a trigger hands over is worked out once. */
const FIRINGS = new WeakMap<KnownHandsOver, readonly Firing[]>()

function firingsOf(handsOver: KnownHandsOver, carrier: Carrier | undefined): readonly Firing[] {
  const known = carrier ? undefined : FIRINGS.get(handsOver)
  if (known) return known
  const firings = carriersOf(handsOver, carrier).flatMap((one): Firing[] => {
    const data = dataWhenFired(handsOver, one)
    return data ? [{ carrier: one, data }] : []
  })
  if (!carrier) FIRINGS.set(handsOver, firings)
  return firings
}

function transformsOf(mutators: readonly RunMutator[]): readonly Transform[] {
  const [only] = mutators
  return mutators.length < 2
    ? (only?.transforms ?? [])
    : mutators.flatMap(({ transforms = [] }) => transforms)
}

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
  const [first] = firingsOf(handsOver, carrier)
  return first ? dataAfter(first.data, transformsOf(mutators)) : null
}

/**
 * Who may carry an effect that the trigger sets off: configs are written for players, so a player
 * comes first where it can be one.
 *
 * @param handsOver what the trigger hands over
 * @param carrier who carries the effect, as far as the file tells
 */
function carriersOf({ DISPATCHER }: KnownHandsOver, carrier: Carrier = ANYBODY): Carrier[] {
  const types = commonTypes(typesOf(DISPATCHER), carrier.types)
  const isPlayer = commonTypes(types, PLAYER_CARRIER.types).length > 0
  const others = types.flatMap((type) => (type === 'Player' ? [] : narrowest(type)))
  return [...(isPlayer ? ['Player' as const] : []), ...others].map((type) => ({
    ...carrier,
    types: [type],
  }))
}

const ANYBODY: Carrier = { types: [] }

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
  const firings = handsOver.sets_off === undefined ? firingsOf(handsOver, carrier) : []
  const transforms = transformsOf(mutators)
  let first: Exclude<Verdict, { works: 'unknown' }> | undefined
  for (const firing of firings) {
    const found = verdict(needs, dataAfter(firing.data, transforms))
    first ??= found
    if (found.works === 'never') continue
    if (found === first) return found
    // It works for others than those for whom configs are written.
    const isCarrier: Reason = { data: 'DISPATCHER', is: firing.carrier.types }
    const reasons = found.works === 'sometimes' ? found.reasons : []
    return { works: 'sometimes', reasons: [isCarrier, ...reasons] }
  }
  return first ?? verdict(needs, null)
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
