/** From what is typed into a form to what stands in the config. */
import { expressionFault, isFilledIn, isPlainNumber } from '../checker/scalars'
import type { ValueType } from '../entry/entry'
import type { FormArgument } from './formArguments'
import { inputKind } from './formArguments'

/** What is wrong with a typed value; the interface has the words. */
export type ValueProblem =
  { problem: 'expression'; message: string } | { problem: 'number' } | { problem: 'whole' }

/**
 * @param argument what the value is for
 * @param typed the value, not empty
 * @returns why the config could not have it, or null
 */
export function valueProblem({ name, type }: FormArgument, typed: string): ValueProblem | null {
  const text = typed.trim()
  if (type === 'expression') {
    const fault = expressionFault(text, name)
    return fault && { problem: 'expression', message: fault.message }
  }
  if (isFilledIn(text)) return null
  if (type === 'double') return isPlainNumber(text) ? null : { problem: 'number' }
  if (type === 'int' || type === 'int-list')
    return /^[-+]?\d+$/.test(text) ? null : { problem: 'whole' }
  return null
}

/**
 * @param type type of an argument
 * @returns whether a number or `true` in it stays a text
 */
export function isTextType(type: ValueType): boolean {
  return !/^(?:expression|int|double|boolean)/.test(type)
}

/**
 * @param argument what the values are for
 * @param typed the text of its field
 * @returns the values that the config can have: one or none, for a list any number
 */
export function readValues(argument: FormArgument, typed: string): string[] {
  const lines = inputKind(argument) === 'lines' ? typed.split('\n') : [typed]
  return lines.map((line) => line.trim()).filter((line) => line !== '' && isAllowed(argument, line))
}

function isAllowed(argument: FormArgument, value: string): boolean {
  switch (inputKind(argument)) {
    case 'flag':
      return value === 'true' || value === 'false'
    case 'choice':
      return argument.choices?.includes(value) === true
    default:
      return valueProblem(argument, value) === null
  }
}
