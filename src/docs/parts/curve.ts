/** The values of a formula level by level. Pure, so that build and browser share it. */
import { evaluate } from '../../expressions/evaluate'
import type { Expression } from '../../expressions/parse'
import { niceStep } from './axis'
import type { CurvePoint } from './types'

/** Points of a line that still looks smooth; more would only make the page heavier. */
const MOST_POINTS = 60

/** Levels that a curve may have. */
export const MAX_LEVEL = 1000

/**
 * @param expression parsed formula
 * @param variable placeholder that stands for the level
 * @param min first level
 * @param max last level
 * @returns the first and the last level and at most 60 round ones between; totals count every level,
 *   also those between two points
 */
export function curvePoints(
  expression: Expression,
  variable: string,
  min: number,
  max: number,
): CurvePoint[] {
  const step = Math.max(1, niceStep((max - min) / MOST_POINTS))
  const points: CurvePoint[] = []
  let total = 0
  for (let level = min; level <= max; level += 1) {
    const value = evaluate(expression, { [variable]: level })
    total += value
    if (level % step === 0 || level === min || level === max) points.push([level, value, total])
  }
  return points
}
