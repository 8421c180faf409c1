/** Which levels and values a curve names. Pure, so that build and browser share it. */
import type { CurvePoint } from './types'

/**
 * @param points all points of a curve
 * @returns the few that a table shows: the ends, and round levels between them
 */
export function tablePoints(points: readonly CurvePoint[]): CurvePoint[] {
  const first = points[0]?.[0] ?? 0
  const last = points.at(-1)?.[0] ?? 0
  const step = Math.max(1, niceStep((last - first) / 6))
  return points.filter(
    ([level]) =>
      level === first || level === last || (level % step === 0 && last - level >= step / 2),
  )
}

/**
 * Marks of an axis.
 *
 * @param largest largest value that the axis shows
 * @param count how many steps are wanted, about
 * @returns round values from 0 on, the last one at or above the largest
 */
export function axisTicks(largest: number, count: number): number[] {
  if (!(largest > 0)) return [0, 1]
  const step = niceStep(largest / count)
  const ticks = Math.ceil(largest / step - 1e-9)
  return Array.from({ length: ticks + 1 }, (_, index) => Number((index * step).toPrecision(12)))
}

/**
 * @param size about the step that is wanted
 * @returns the next of 1, 2, 5, 10, 20, 50 ...
 */
export function niceStep(size: number): number {
  if (!(size > 0)) return 1
  const power = 10 ** Math.floor(Math.log10(size))
  const factor = [1, 2, 5, 10].find((one) => one * power >= size * (1 - 1e-9)) ?? 10
  return factor * power
}
