/** Arguments and keys that blocks have whatever their id: for checker, builder and schemas. */
import type { ValueType } from '../entry/entry'
import type { ReferenceArgument } from './reference'

/** An argument that blocks have whatever their id. */
export interface CommonArgument extends ReferenceArgument {
  /** What it does: a sentence or two, Markdown code spans allowed. */
  meaning: string
  /** Found only in exactly this spelling: `EffectArguments.kt` goes by the keys as they are. */
  isLiteral?: true
  /** Smallest and largest number that acts as it is written, and what comes of others. */
  range?: { least?: number; most?: number; beyond: string }
  /** What the builder asks for: the argument itself, or a key in it. */
  form?: 'itself' | { key: string; type: ValueType; meaning: string }
}

/**
 * Arguments of every triggered effect, in the order in which readers ask for them. Source:
 * `EffectArguments.kt` and `effects/arguments/impl` of Auxilor/libreforge. `price` and `point_cost`
 * are sections with keys of their own.
 */
export const COMMON_ARGUMENTS: readonly CommonArgument[] = [
  {
    name: 'chance',
    type: 'expression',
    meaning: 'Percent of the attempts that run, 0 to 100. Without it nothing is rolled.',
    isLiteral: true,
    range: { most: 100, beyond: '100 passes always, and so does all above.' },
    form: 'itself',
  },
  {
    name: 'cooldown',
    type: 'expression',
    meaning: 'Seconds until the same dispatcher can run it again.',
    isLiteral: true,
    range: { least: 0, beyond: 'Less than nothing is no cooldown.' },
    form: 'itself',
  },
  {
    name: 'cooldown_group',
    type: 'string',
    meaning: 'Name of a timer that all effects with the same name share.',
  },
  {
    name: 'send_cooldown_message',
    type: 'boolean',
    meaning: '`false` silences message and sound while the cooldown runs.',
    form: 'itself',
  },
  {
    name: 'cooldown_message',
    type: 'string',
    meaning: 'Text instead of the one in lang.yml; `%seconds%` is the time left.',
  },
  {
    name: 'cooldown_effects',
    type: 'effect-list',
    meaning: 'Run as a chain when the cooldown refuses.',
  },
  {
    name: 'cost',
    type: 'expression',
    meaning: 'Money that it costs, taken through Vault. Players only.',
    isLiteral: true,
    form: 'itself',
  },
  {
    name: 'price',
    type: 'section',
    meaning: 'A price in any currency: value, type, display. Without a type it is free of charge.',
    isLiteral: true,
  },
  {
    name: 'point_cost',
    type: 'section',
    meaning: 'Points that must be there and are taken: cost, type.',
    isLiteral: true,
  },
  {
    name: 'every',
    type: 'expression',
    meaning: 'Run only on every n-th attempt of a dispatcher.',
    isLiteral: true,
    range: { least: 1, beyond: 'With less, all attempts but the first one run, as with 1.' },
    form: 'itself',
  },
  {
    name: 'require',
    type: 'expression',
    meaning: 'Must come out as exactly 1, for example a comparison such as `%level% >= 3`.',
    isLiteral: true,
    form: 'itself',
  },
  {
    name: 'delay',
    type: 'expression',
    meaning: 'Ticks to wait before it runs; 20 ticks are one second.',
    range: { least: 0, beyond: 'A negative delay counts as 0.' },
    form: 'itself',
  },
  {
    name: 'repeat',
    type: 'section',
    meaning: 'Run several times: times, start, increment.',
    form: { key: 'times', type: 'expression', meaning: 'How often it runs.' },
  },
  {
    name: 'run-order',
    type: 'string',
    choices: ['start', 'early', 'normal', 'late', 'end'],
    meaning: 'Place among all blocks that react to the same trigger. Most effects have `normal`.',
    form: 'itself',
  },
  {
    name: 'filters_before_mutation',
    type: 'boolean',
    meaning: '`true` lets the filters test the data as the trigger gave it.',
  },
  {
    name: 'disable_antigrief_check',
    type: 'boolean',
    meaning: '`true` skips the protection check between player and victim.',
    form: 'itself',
  },
  {
    name: 'chain_args',
    type: 'section',
    meaning: 'Values for a named chain.',
    isLiteral: true,
  },
]

/** Inline chains only. */
export const RUN_TYPE: CommonArgument = {
  name: 'run-type',
  type: 'string',
  choices: ['normal', 'cycle', 'random'],
  meaning: 'Which elements of the chain run: all in order, the next one each time, or any one.',
}

/** Arguments of every condition. Source: `/effects/configuring-a-condition`. */
export const CONDITION_ARGUMENTS: readonly CommonArgument[] = [
  {
    name: 'inverse',
    type: 'boolean',
    meaning: '`true` turns the condition round.',
    form: 'itself',
  },
  {
    name: 'not-met-lines',
    type: 'string-list',
    meaning: 'Lines shown to the player while the condition is not met.',
  },
  {
    name: 'show-not-met',
    type: 'boolean',
    meaning: '`true` marks it as not met in displays even without lines.',
  },
]

/** `mana_cost` is one of the names whose first part the owner chooses. */
const LITERAL_NAMES: ReadonlySet<string> = new Set([
  ...COMMON_ARGUMENTS.flatMap(({ name, isLiteral }) => (isLiteral ? [name] : [])),
  'mana_cost',
])

/**
 * @param name name of a common argument
 * @returns whether other spellings of it are not read
 */
export function isLiteral(name: string): boolean {
  return LITERAL_NAMES.has(name)
}

/** `<magic>_cost` of EcoSkills and `custom_<id>` arguments, whose names the owner chooses. */
export function isOpenName(key: string): boolean {
  return /^[a-z0-9_]+_cost$/.test(key) || /^custom_./.test(key)
}

/** Keys of an effect block. */
export const EFFECT_KEYS = [
  'id',
  'args',
  'triggers',
  'filters',
  'mutators',
  'conditions',
  'effects',
  'weight',
] as const

/** Keys of a condition block. The feedback of a condition is read beside its arguments, too. */
export const CONDITION_KEYS = [
  'id',
  'args',
  'not-met-effects',
  'not-met-lines',
  'show-not-met',
] as const

export const MUTATOR_KEYS = ['id', 'args'] as const

/** Keys of an entry of `xp-gain-methods` and `counters`; `id` is the older name of `trigger`. */
export const COUNTER_KEYS = [
  'trigger',
  'id',
  'multiplier',
  'value',
  'conditions',
  'filters',
  'args',
] as const
