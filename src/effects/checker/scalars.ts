/** What single values can be read as; also asked by forms that write configs. */
import { ExpressionError, parseExpression } from '../../expressions/parse'

/** A placeholder; what it stands for is known only in the game. */
export const PLACEHOLDER = /%[^%\s][^%]*%/g

/**
 * @param text a value
 * @returns whether YAML 1.1, which the servers read, takes it for true or false
 */
export function isBoolean(text: string): boolean {
  return /^(?:true|false|yes|no|on|off)$/i.test(text)
}

/**
 * @param text a value
 * @returns whether it is a number without a formula; YAML 1.1 lets digits be grouped: `10_000`
 */
export function isPlainNumber(text: string): boolean {
  return /^[-+]?(?:\d[\d_]*(?:\.[\d_]*)?|\.\d[\d_]*)$/.test(text)
}

/**
 * @param text a value
 * @returns whether a placeholder or a formula in brackets makes it
 */
export function isFilledIn(text: string): boolean {
  return text.includes('%') || text.includes('{')
}

/**
 * @param text a value that should be a number or a formula
 * @param name name of its argument
 * @returns why it cannot be worked out, or null when it can
 */
export function expressionFault(text: string, name: string): ExpressionError | null {
  if (text.includes('{') || isBoolean(text) || isPlainNumber(text)) return null
  if (isPitchRange(text, name)) return null
  const error = parseFault(text)
  if (error === null) return null
  // What a placeholder brings may be part of the formula: a sign, a list of terms.
  const filled = text.replace(PLACEHOLDER, '1')
  return filled !== text && parseFault(filled) === null ? null : error
}

/**
 * @param text a value
 * @param name name of its argument or key
 * @returns whether it is the pitch of a sound, which may be a range (`/all-plugins/sounds`):
 *   `0.5..1.5`
 */
export function isPitchRange(text: string, name: string): boolean {
  const range = text.trim()
  return name === 'pitch' && /^[\d.]+$/.test(range) && range.slice(1, -1).includes('..')
}

function parseFault(text: string): ExpressionError | null {
  try {
    parseExpression(text)
    return null
  } catch (error) {
    if (error instanceof ExpressionError) return error
    throw error
  }
}
