/** Arguments and keys that blocks have whatever their id. */
import type { ReferenceArgument } from './reference'

/**
 * Arguments of every triggered effect. Source: the facts' record `/effects/configuring-an-effect`.
 * `price` and `point_cost` are sections with keys of their own.
 */
export const COMMON_ARGUMENTS: readonly ReferenceArgument[] = [
  { name: 'chance', type: 'expression' },
  { name: 'cooldown', type: 'expression' },
  { name: 'cooldown_group', type: 'string' },
  { name: 'send_cooldown_message', type: 'boolean' },
  { name: 'cooldown_message', type: 'string' },
  { name: 'cooldown_effects', type: 'effect-list' },
  { name: 'cost', type: 'expression' },
  { name: 'price', type: 'section' },
  { name: 'point_cost', type: 'section' },
  { name: 'every', type: 'expression' },
  { name: 'require', type: 'expression' },
  { name: 'delay', type: 'expression' },
  { name: 'repeat', type: 'section' },
  {
    name: 'run-order',
    type: 'string',
    choices: ['start', 'early', 'normal', 'late', 'end'],
  },
  { name: 'filters_before_mutation', type: 'boolean' },
  { name: 'disable_antigrief_check', type: 'boolean' },
  { name: 'chain_args', type: 'section' },
]

/** Inline chains only. */
export const RUN_TYPE: ReferenceArgument = {
  name: 'run-type',
  type: 'string',
  choices: ['normal', 'cycle', 'random'],
}

/** Arguments of every condition. Source: `/effects/configuring-a-condition`. */
export const CONDITION_ARGUMENTS: readonly ReferenceArgument[] = [
  { name: 'inverse', type: 'boolean' },
  { name: 'not-met-lines', type: 'string-list' },
  { name: 'show-not-met', type: 'boolean' },
]

/**
 * Names that are found only in exactly this spelling. Source: `/effects/data-flow`, "LITERAL
 * SPELLING".
 */
const LITERAL_NAMES = [
  'chance',
  'cooldown',
  'cost',
  'price',
  'point_cost',
  'every',
  'require',
  'mana_cost',
  'chain_args',
]

/**
 * @param name name of a common argument
 * @returns whether other spellings of it are not read
 */
export function isLiteral(name: string): boolean {
  return LITERAL_NAMES.includes(name)
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
