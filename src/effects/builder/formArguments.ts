/** What can be filled in for an entry: its own arguments and those that its kind shares. */
import { VALUE_NOT_READ } from '../checker/filters'
import type { ReferenceArgument } from '../checker/reference'
import type { BuilderEntry } from './reference'

/** Kinds of blocks that the builder writes. */
export type DraftKind = 'effect' | 'condition' | 'mutator' | 'filter'

/** Names of shared arguments, and of what the builder treats like one. */
export type SharedName =
  | 'chance'
  | 'cooldown'
  | 'send_cooldown_message'
  | 'cost'
  | 'every'
  | 'require'
  | 'delay'
  | 'repeat.times'
  | 'run-order'
  | 'disable_antigrief_check'
  | 'inverse'
  | 'value'
  | 'not'

export interface FormArgument extends ReferenceArgument {
  default?: string
  /** Missing for shared arguments: their words belong to the interface. */
  description?: string
  shared?: SharedName
}

/**
 * Arguments of every triggered effect, in the order in which readers ask for them. Source: the
 * facts' record `/effects/configuring-an-effect`.
 */
const EFFECT_SHARED: readonly FormArgument[] = [
  { shared: 'chance', name: 'chance', type: 'expression' },
  { shared: 'cooldown', name: 'cooldown', type: 'expression' },
  { shared: 'send_cooldown_message', name: 'send_cooldown_message', type: 'boolean' },
  { shared: 'cost', name: 'cost', type: 'expression' },
  { shared: 'every', name: 'every', type: 'expression' },
  { shared: 'require', name: 'require', type: 'expression' },
  { shared: 'delay', name: 'delay', type: 'expression' },
  { shared: 'repeat.times', name: 'repeat.times', type: 'expression' },
  {
    shared: 'run-order',
    name: 'run-order',
    type: 'string',
    choices: ['start', 'early', 'normal', 'late', 'end'],
  },
  { shared: 'disable_antigrief_check', name: 'disable_antigrief_check', type: 'boolean' },
]

const INVERSE: FormArgument = { shared: 'inverse', name: 'inverse', type: 'boolean' }

/** `not_` in front of a filter turns it round (`/effects/all-filters`). */
const NOT: FormArgument = { shared: 'not', name: 'not', type: 'boolean' }

/**
 * @param kind kind of the block
 * @param entry what it names
 * @returns its own arguments, then the shared ones. A filter has its value for an argument
 */
export function formArguments(kind: DraftKind, entry: BuilderEntry): readonly FormArgument[] {
  const own: readonly FormArgument[] = entry.args ?? []
  if (kind === 'mutator') return own
  if (kind === 'condition') return [...own, INVERSE]
  if (kind === 'filter') return [filterValue(entry), NOT]
  if (entry.permanent) return own
  const names = own.map(({ name }) => name)
  return [
    ...own,
    ...EFFECT_SHARED.filter(
      ({ name }) => !names.includes(name) && !(entry.noDelay && name === 'delay'),
    ),
  ]
}

function filterValue({ id, value = 'any', valueDescription }: BuilderEntry): FormArgument {
  return {
    shared: 'value',
    name: 'value',
    type: value,
    required: true,
    description: valueDescription,
    // `not` turns these round, `false` does not.
    ...(VALUE_NOT_READ.includes(id) && { choices: ['true'] }),
  }
}

/** How an argument is filled in. */
export type InputKind =
  | 'text'
  /** One value a line. */
  | 'lines'
  | 'flag'
  | 'choice'
  | 'effects'
  | 'conditions'
  /** Only by hand: the builder has no form for it. */
  | 'none'

/**
 * @param argument an argument
 * @returns how it is filled in
 */
export function inputKind({ name, type, choices }: FormArgument): InputKind {
  if (type === 'effect-list') return 'effects'
  if (type === 'condition-list') return 'conditions'
  if (type === 'section' || type === 'section-list' || type === 'any' || name.includes('[]')) {
    return 'none'
  }
  if (type.endsWith('-list')) return 'lines'
  if (choices && choices.length > 0) return 'choice'
  return type === 'boolean' ? 'flag' : 'text'
}
