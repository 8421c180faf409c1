import { CalculationError } from './error'
import { FUNCTIONS, OPERATORS, PREFIX_SIGNS } from './functions'
import type { Random } from './functions'
import type { Expression } from './parse'

/**
 * Computes an expression as eco's `ExpressionEvaluator.kt` does: a placeholder without a number
 * counts as 0, and a result that is no finite number (a division by zero, the root of -1) is 0.
 *
 * @param expression result of `parseExpression`
 * @param placeholders value of each placeholder by its name with the signs, such as `%level%`
 * @param random where `rand` and `random` get their luck
 * @returns a finite number
 */
export function evaluate(
  expression: Expression,
  placeholders: Readonly<Record<string, number>> = {},
  random: Random = Math.random,
): number {
  try {
    const result = compute(expression, placeholders, random)
    // Adding 0 makes 0 of -0, which would be shown as such.
    return Number.isFinite(result) ? result + 0 : 0
  } catch (error) {
    if (error instanceof CalculationError) return 0
    throw error
  }
}

function compute(
  expression: Expression,
  placeholders: Readonly<Record<string, number>>,
  random: Random,
): number {
  const inner = (term: Expression) => compute(term, placeholders, random)
  switch (expression.type) {
    case 'number':
      return expression.value
    case 'placeholder': {
      const value = placeholders[expression.name] ?? 0
      return Number.isFinite(value) ? value : 0
    }
    case 'prefix':
      return PREFIX_SIGNS[expression.sign](inner(expression.term))
    case 'operator':
      return OPERATORS[expression.sign](inner(expression.left), inner(expression.right))
    case 'call':
      return FUNCTIONS[expression.name].compute(expression.terms.map(inner), random)
  }
}
