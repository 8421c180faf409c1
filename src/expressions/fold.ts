import { FUNCTIONS, OPERATORS, PREFIX_SIGNS } from './functions'
import type { FunctionRule } from './functions'
import type { Expression } from './parse'

/**
 * Works out what is known before the game runs, as eco does while it reads (`ShuntingYard.kt`,
 * `ExpressionParser.kt`): signs and functions without brackets, not those that need them. It is
 * more than a shortcut, since `round` has other limits here.
 *
 * @param expression one whose terms are folded already
 * @returns its number, or the expression itself when something in it is open
 */
export function fold(expression: Expression): Expression {
  const value = knownValue(expression)
  return value === undefined ? expression : { type: 'number', value }
}

function knownValue(expression: Expression): number | undefined {
  switch (expression.type) {
    case 'prefix': {
      const { sign, term } = expression
      return term.type === 'number' ? PREFIX_SIGNS[sign](term.value) : undefined
    }
    case 'operator': {
      const { sign, left, right } = expression
      return left.type === 'number' && right.type === 'number'
        ? OPERATORS[sign](left.value, right.value)
        : undefined
    }
    case 'call': {
      const { fold: compute }: FunctionRule = FUNCTIONS[expression.name]
      const [term] = expression.terms
      return term?.type === 'number' ? compute?.(term.value) : undefined
    }
    default:
      return undefined
  }
}
