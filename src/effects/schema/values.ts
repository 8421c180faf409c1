/**
 * What a value may be. Never narrower than the software: placeholders may stand for any value,
 * and a key without a value counts as not written (`values.ts` of the checker has the rules).
 */
import type { ValueType } from '../entry/entry'
import { listOf, ref } from './types'
import type { JsonSchema } from './types'

/** Patterns of JSON Schema have no flags. */
function inAnyCase(word: string): string {
  return [...word].map((letter) => `[${letter.toUpperCase()}${letter}]`).join('')
}

const SCALAR = ['string', 'number', 'boolean', 'null']

/** Shared by all schemas, under `$defs`. */
export const VALUE_DEFS: Readonly<Record<string, JsonSchema>> = {
  text: { type: SCALAR },
  texts: listOf({ type: SCALAR }),
  'text-or-texts': { type: ['array', ...SCALAR], items: { type: SCALAR } },
  expression: { type: ['number', ...SCALAR.filter((type) => type !== 'number')] },
  number: {
    type: ['number', 'string', 'null'],
    pattern: '[%{]|^\\s*[-+]?(?:\\d+\\.?\\d*|\\.\\d+)\\s*$',
  },
  boolean: {
    type: ['boolean', 'string', 'null'],
    pattern: `[%{]|^\\s*(?:${['true', 'false', 'yes', 'no', 'on', 'off'].map(inAnyCase).join('|')})\\s*$`,
  },
  section: { type: ['object', 'null'] },
  sections: listOf(true),
}

const NAMES: Partial<Record<ValueType, string>> = {
  expression: 'expression',
  int: 'number',
  double: 'number',
  boolean: 'boolean',
  section: 'section',
  'section-list': 'sections',
  'effect-list': 'chain',
  'condition-list': 'conditions',
}

/** What is asked of a value. */
export interface WantedValue {
  type: ValueType
  choices?: readonly string[]
  /** Smallest and largest number. */
  least?: number
  most?: number
  /** A single text is taken as well as a list. */
  eitherForm?: boolean
}

/**
 * @param wanted type and choices
 * @returns a schema without description; choices are offered, but no other text is refused, since
 *   it may be a placeholder
 */
export function valueSchema({
  type,
  choices = [],
  least,
  most,
  eitherForm = false,
}: WantedValue): JsonSchema {
  if (type === 'any') return {}
  const name = NAMES[type]
  if (name !== undefined) {
    return {
      ...ref(name),
      ...(least !== undefined && { minimum: least }),
      ...(most !== undefined && { maximum: most }),
    }
  }
  if (eitherForm) return ref('text-or-texts')
  if (type.endsWith('-list')) return ref('texts')
  return choices.length > 0 ? { anyOf: [{ enum: choices }, ref('text')] } : ref('text')
}

/**
 * @param written default as the reference has it
 * @param wanted type and choices of the value
 * @returns the default as a value; undefined when it is a remark such as "the block's own type"
 */
export function defaultValue(
  written: string | undefined,
  { type, choices = [] }: WantedValue,
): string | number | boolean | undefined {
  if (written === undefined) return undefined
  const isNumber =
    ['expression', 'int', 'double'].includes(type) && /^-?\d+(?:\.\d+)?$/.test(written)
  if (isNumber) return Number(written)
  if (type === 'boolean' && /^(?:true|false)$/.test(written)) return written === 'true'
  return choices.includes(written) ? written : undefined
}
