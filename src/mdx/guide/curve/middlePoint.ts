import type { CurvePoint } from '../../../docs/parts/types'

/**
 * @param points points of a curve
 * @returns the one in the middle: where the mark stands before anybody moved it
 */
export function middlePoint(points: readonly CurvePoint[]): CurvePoint {
  return points[Math.floor(points.length / 2)] ?? [0, 0, 0]
}
