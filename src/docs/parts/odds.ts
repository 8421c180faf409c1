/** From weights to chances. Pure, so that build and browser share it. */

/**
 * @param weights weight of each reward; numbers below 0 count as 0
 * @returns the chance of each, from 0 to 1; all 0 when there is nothing to draw
 */
export function chances(weights: readonly number[]): number[] {
  const counted = weights.map((weight) => Math.max(0, weight))
  const sum = counted.reduce((total, weight) => total + weight, 0)
  return counted.map((weight) => (sum > 0 ? weight / sum : 0))
}

/**
 * @param chance from 0 to 1
 * @returns percent with two decimals at most; one significant digit below a hundredth
 */
export function formatPercent(chance: number): string {
  const percent = chance * 100
  const isTiny = percent > 0 && percent < 0.01
  return `${isTiny ? Number(percent.toPrecision(1)) : Number(percent.toFixed(2))}%`
}

/**
 * @param chance from 0 to 1
 * @returns on how many draws one win comes, such as `50`; empty when there never is one
 */
export function drawsForOneWin(chance: number): string {
  if (chance === 0) return ''
  const draws = 1 / chance
  return formatNumber(draws < 10 ? Number(draws.toFixed(1)) : Math.round(draws))
}

/** Numbers from here on are written with an exponent. */
const MOST_IN_FULL = 1e15

/**
 * @param value any number
 * @returns it with two decimals at most and commas between thousands
 */
export function formatNumber(value: number): string {
  return huge(value, 2) ?? value.toLocaleString('en', { maximumFractionDigits: 2 })
}

/**
 * @param value any number
 * @returns it in few letters, for an axis
 */
export function formatCompact(value: number): string {
  return (
    huge(value, 0) ?? value.toLocaleString('en', { notation: 'compact', maximumFractionDigits: 2 })
  )
}

/** Written in full they are no help, and wider than the page. */
function huge(value: number, decimals: number): string | undefined {
  if (Math.abs(value) < MOST_IN_FULL) return undefined
  return value.toExponential(decimals).replace('e+', 'e')
}
