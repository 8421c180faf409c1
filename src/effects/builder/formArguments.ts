/** What can be filled in for an entry: its own arguments and those that its kind shares. */
import { COMMON_ARGUMENTS, CONDITION_ARGUMENTS } from '../checker/commonArguments'
import type { CommonArgument } from '../checker/commonArguments'
import { VALUE_NOT_READ } from '../checker/filters'
import type { ReferenceArgument } from '../checker/reference'
import type { BuilderEntry } from './reference'

/** Kinds of blocks that the builder writes. */
export type DraftKind = 'effect' | 'condition' | 'mutator' | 'filter'

export interface FormArgument extends ReferenceArgument {
  default?: string
  /** Missing for shared arguments, whose words locales can override: {@link SHARED_WORDS}. */
  description?: string
  /** Whether it is none of the entry's own arguments. */
  isShared?: true
}

/** A shared argument that the builder asks for, and what it does. */
type SharedArgument = FormArgument & { meaning: string }

function sharedArguments(common: readonly CommonArgument[]): SharedArgument[] {
  return common.flatMap(({ name, type, choices, meaning, form }): SharedArgument[] => {
    if (form === undefined) return []
    if (form === 'itself') return [{ name, type, choices, meaning, isShared: true }]
    const { key, ...inner } = form
    return [{ ...inner, name: `${name}.${key}`, isShared: true }]
  })
}

const EFFECT_SHARED = sharedArguments(COMMON_ARGUMENTS)

const CONDITION_SHARED = sharedArguments(CONDITION_ARGUMENTS)

/** `not_` in front of a filter turns it round (`/effects/all-filters`). */
const NOT: SharedArgument = {
  name: 'not',
  type: 'boolean',
  meaning: '`true` lets through what does not match: the key begins with `not_` then.',
  isShared: true,
}

/** What shared arguments do, by their names. */
export const SHARED_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  [...EFFECT_SHARED, ...CONDITION_SHARED, NOT].map(({ name, meaning }) => [name, meaning]),
)

/**
 * @param kind kind of the block
 * @param entry what it names
 * @returns its own arguments, then the shared ones. A filter has its value for an argument
 */
export function formArguments(kind: DraftKind, entry: BuilderEntry): readonly FormArgument[] {
  const own: readonly FormArgument[] = entry.args ?? []
  if (kind === 'mutator') return own
  if (kind === 'condition') return [...own, ...CONDITION_SHARED]
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
    isShared: true,
    name: 'value',
    type: value,
    required: true,
    description: valueDescription ?? '',
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
