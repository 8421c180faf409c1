import { evaluate } from '../../../expressions/evaluate'
import { ExpressionError, parseExpression } from '../../../expressions/parse'
import { findPlaceholders } from '../../../expressions/tokens'

/** A weight that was tried to be read. */
export interface WeightResult {
  /** Never below 0; 0 for a weight that cannot be read. */
  value: number
  fault?: ExpressionError
}

/**
 * @param weights numbers or expressions
 * @param placeholders value of each placeholder
 * @returns the value of each weight
 */
export function computeWeights(
  weights: readonly string[],
  placeholders: Readonly<Record<string, number>>,
): WeightResult[] {
  return weights.map((weight) => {
    try {
      return { value: Math.max(0, evaluate(parseExpression(weight), placeholders)) }
    } catch (error) {
      if (error instanceof ExpressionError) return { value: 0, fault: error }
      throw error
    }
  })
}

/**
 * @param weights numbers or expressions
 * @param known placeholders that are listed first
 * @returns every placeholder, each once
 */
export function usedPlaceholders(weights: readonly string[], known: readonly string[]): string[] {
  return [...new Set([...known, ...weights.flatMap(findPlaceholders)])]
}
