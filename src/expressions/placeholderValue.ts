/** An optional minus, digits and at most one point: what eco takes for a number. */
const PLAIN_NUMBER = /^-?\d*\.?\d*$/

/**
 * The number that a placeholder's text is in a formula. The rule is that of `fastToDoubleOrNull` in
 * eco's `ExpressionEvaluator.kt`: blanks, a plus, `1.2E7` or `1,500` make it no number.
 *
 * @param text what the placeholder shows
 * @returns its number, 0 when it is none
 */
export function placeholderValue(text: string): number {
  return PLAIN_NUMBER.test(text) ? Number(text) || 0 : 0
}
