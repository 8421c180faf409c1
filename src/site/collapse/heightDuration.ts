/** Height in pixels that the formula counts in. */
const UNIT = 36

/**
 * How long a section takes to unfold: long ones longer, but not in proportion. The curve is that
 * of Material's `getAutoHeightDuration`, which documentation sites commonly use.
 *
 * @param height how many pixels appear or disappear
 * @returns milliseconds
 */
export function heightDuration(height: number): number {
  const units = Math.max(0, height) / UNIT
  return units === 0 ? 0 : Math.round((4 + 15 * units ** 0.25 + units / 5) * 10)
}
