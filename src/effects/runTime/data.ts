/**
 * What stands in a trigger's data when it fires. Source of the rules: `TriggerData` and the
 * mutators of Auxilor/libreforge.
 */
import type { TriggerParameter } from '../entry/entry'
import { commonTypes, fitOf } from './dataTypes'
import type { DataType } from './dataTypes'

/** Trigger data, who carries the effect, the item that does, and the slot that the item is in. */
export type Datum = TriggerParameter | 'DISPATCHER' | 'HOLDER_ITEM' | 'HOLDER_SLOT'

type Types = DataType | readonly DataType[]

/**
 * One piece of data as a trigger hands it over: `carrier` when it is whoever carries the effect,
 * if that is of a type where one is named; with `when` it is there only sometimes. Without `is` a
 * victim is any living thing.
 */
export type Given =
  'always' | 'carrier' | 'never' | { carrier: Types } | { is?: Types; when?: string }

/** What a trigger hands over itself; `unknown` when its source is closed. */
export type HandsOver = 'unknown' | KnownHandsOver

export type KnownHandsOver = {
  DISPATCHER: Types
  /** Where it fires too early or too late for effects: what it sets off all the same. */
  sets_off?: 'counters' | 'nothing'
} & Partial<Record<TriggerParameter, Given>>

/** What a part of a block looks for: a piece of data, of a type, or one of several. */
export type Need = Datum | { data: Datum; is: Types } | { any: readonly Need[] }

/** Why something is there only sometimes. */
export type Reason =
  /** In words: "... only when `when`". */
  | { when: string }
  /** Only when the data is of one of the types. */
  | { data: Datum; is: readonly DataType[] }
  /** Only when an item carries the effect, or one in a slot that the plugin knows. */
  | { data: 'HOLDER_ITEM' | 'HOLDER_SLOT' }

/** One piece of data that is there: always when there are no reasons. */
export interface Present {
  /** One of these; none when nothing is known or told about the type. */
  types: readonly DataType[]
  reasons: readonly Reason[]
  /** A number that is 1 because the trigger has none. */
  isFixed?: true
}

/** Data that is there; what is left out never is. */
export type RunData = ReadonlyMap<Datum, Present>

/** Who carries the effect, as far as the file tells. */
export interface Carrier {
  /** None when it can be anybody. */
  types: readonly DataType[]
  /** Whether an item carries the effect; undefined when the file does not tell. */
  item?: boolean
  /** Whether the plugin knows the slot of that item; likewise. */
  slot?: boolean
}

/** Most effects are carried by players, and configs are written for them. */
export const PLAYER_CARRIER: Carrier = { types: ['Player'] }

/** A mutator's change to the data. */
export interface Transform {
  from: readonly (TriggerParameter | 'DISPATCHER')[]
  to: TriggerParameter | 'DISPATCHER'
  /** What the source has to be. */
  is?: DataType
  /** What it gives, where that is somebody or something else than the source. */
  gives?: DataType
  /** What has to be the case besides. */
  when?: string
  /** What is left where the source is missing: nothing, or what was there before. */
  otherwise?: 'empties' | 'keeps'
}

const DEFAULT_TYPES: Partial<Record<Datum, readonly DataType[]>> = {
  PLAYER: ['Player'],
  VICTIM: ['LivingEntity'],
}

/** The data that fills in, where a trigger does not hand over a piece itself: the first first. */
const FILLED_FROM: Partial<Record<TriggerParameter, readonly TriggerParameter[]>> = {
  LOCATION: ['VICTIM', 'PLAYER'],
  VELOCITY: ['PLAYER', 'VICTIM'],
  ITEM: ['PLAYER', 'VICTIM'],
}

/** Numbers are 1 where the trigger has none. */
const NUMBERS = ['VALUE', 'ALT_VALUE'] as const

/**
 * @param value one type or several
 * @returns a list
 */
export function typesOf(value: Types | undefined): readonly DataType[] {
  if (value === undefined) return []
  return typeof value === 'string' ? [value] : value
}

/**
 * @param handsOver what the trigger hands over
 * @param carrier who carries the effect
 * @returns what is there when the trigger fires for that carrier; null when it never fires for it
 */
export function dataWhenFired(handsOver: KnownHandsOver, carrier: Carrier): RunData | null {
  const { DISPATCHER, sets_off: _setsOff, ...given } = handsOver
  // Nobody can be both where the two have nothing in common.
  const dispatcher = commonTypes(typesOf(DISPATCHER), carrier.types)
  if (dispatcher.length === 0) return null
  const data = carrierData({ ...carrier, types: dispatcher })
  for (const [name, value] of Object.entries(given)) {
    const datum = name as TriggerParameter
    const present = readGiven(datum, value, dispatcher)
    if (present) data.set(datum, present)
  }
  for (const [name, sources] of Object.entries(FILLED_FROM)) {
    const datum = name as TriggerParameter
    if (given[datum] !== undefined) continue
    const filled = oneOf(sources.map((source) => data.get(source)))
    if (filled) data.set(datum, { types: [], reasons: filled.reasons })
  }
  for (const number of NUMBERS) {
    if (!data.has(number)) data.set(number, { types: [], reasons: [], isFixed: true })
  }
  return data
}

/**
 * @param carrier who carries the effect
 * @returns what conditions are asked about: the carrier, its item and its slot
 */
export function carrierData({ types, item, slot }: Carrier): Map<Datum, Present> {
  const data = new Map<Datum, Present>([['DISPATCHER', { types, reasons: [] }]])
  for (const [datum, known] of [
    ['HOLDER_ITEM', item],
    ['HOLDER_SLOT', item === false ? false : slot],
  ] as const) {
    if (known === false) continue
    data.set(datum, { types: [], reasons: known ? [] : [{ data: datum }] })
  }
  return data
}

function readGiven(
  datum: TriggerParameter,
  given: Given,
  dispatcher: readonly DataType[],
): Present | undefined {
  const usual = DEFAULT_TYPES[datum] ?? []
  if (given === 'never') return undefined
  if (given === 'always') return { types: usual, reasons: [] }
  if (given === 'carrier') return narrowed(datum, { types: dispatcher, reasons: [] }, usual)
  if ('carrier' in given) {
    return narrowed(datum, { types: dispatcher, reasons: [] }, typesOf(given.carrier))
  }
  const { is, when } = given
  return {
    types: is === undefined ? usual : typesOf(is),
    reasons: when === undefined ? [] : [{ when }],
  }
}

/**
 * @param datum what it is
 * @param present a piece of data
 * @param wanted types, one of which it has to be; none for any
 * @returns the data where it is of such a type; undefined when it never is
 */
function narrowed(
  datum: Datum,
  { types, reasons }: Present,
  wanted: readonly DataType[],
): Present | undefined {
  if (wanted.length === 0) return { types, reasons }
  const fit = fitOf(types, wanted)
  if (fit === 'never') return undefined
  const common = types.length === 0 ? wanted : commonTypes(types, wanted)
  if (fit === 'always') return { types: common, reasons }
  return { types: common, reasons: [...reasons, { data: datum, is: wanted }] }
}

/** Several that may fill in: always there if one always is, else for any of their reasons. */
function oneOf(sources: readonly (Present | undefined)[]): Present | undefined {
  const found = sources.filter((source) => source !== undefined)
  return found.find(({ reasons }) => reasons.length === 0) ?? found[0]
}

/**
 * @param data what is there
 * @param transforms changes of mutators, in the order in which they run
 * @returns what is there afterwards
 */
export function dataAfter(data: RunData, transforms: readonly Transform[]): RunData {
  let after = data
  for (const transform of transforms) after = transformed(after, transform)
  return after
}

/** Data that is somebody: it keeps its type when it takes another place. */
const SOMEBODY: readonly Datum[] = ['PLAYER', 'VICTIM', 'DISPATCHER']

/** Results by what went in: the same few mutators stand behind the same triggers over and over. */
const TRANSFORMED = new WeakMap<RunData, Map<Transform, RunData>>()

function transformed(data: RunData, transform: Transform): RunData {
  const known = TRANSFORMED.get(data) ?? new Map<Transform, RunData>()
  TRANSFORMED.set(data, known)
  const after = known.get(transform) ?? applied(data, transform)
  known.set(transform, after)
  return after
}

function applied(data: RunData, transform: Transform): RunData {
  const { from, to, is, gives, when, otherwise } = transform
  const found = oneOf(
    from.map((source) => {
      const present = data.get(source)
      return present && narrowed(source, present, typesOf(is))
    }),
  )
  const after = new Map(data)
  if (!found) {
    if (otherwise !== 'keeps') after.delete(to)
    return after
  }
  const isSomebody = SOMEBODY.includes(to) && from.every((source) => SOMEBODY.includes(source))
  const types = gives === undefined ? (isSomebody ? found.types : []) : [gives]
  const reasons = when === undefined ? found.reasons : [...found.reasons, { when }]
  // Where a missing source leaves the data alone, what was always there still is.
  const isKept = otherwise === 'keeps' && when === undefined && isAlways(data.get(to))
  after.set(to, { types, reasons: isKept ? [] : reasons })
  return after
}

function isAlways(present: Present | undefined): boolean {
  return present?.reasons.length === 0
}

/** Whether a need is met: always, sometimes for these reasons, or never. */
export type Met = { met: 'always' } | { met: 'sometimes'; reasons: Reason[] } | { met: 'never' }

/**
 * @param need what is looked for
 * @param data what is there
 * @returns whether it is found
 */
export function meets(need: Need, data: RunData): Met {
  if (typeof need === 'object' && 'any' in need) {
    const all = need.any.map((one) => meets(one, data))
    return (
      all.find(({ met }) => met === 'always') ??
      all.find(({ met }) => met === 'sometimes') ?? { met: 'never' }
    )
  }
  const { datum, wanted } = readNeed(need)
  const present = data.get(datum)
  const found = present && narrowed(datum, present, wanted)
  if (!found) return { met: 'never' }
  return found.reasons.length === 0
    ? { met: 'always' }
    : { met: 'sometimes', reasons: [...found.reasons] }
}

function readNeed(need: Datum | { data: Datum; is: Types }): {
  datum: Datum
  wanted: readonly DataType[]
} {
  return typeof need === 'string'
    ? { datum: need, wanted: [] }
    : { datum: need.data, wanted: typesOf(need.is) }
}
