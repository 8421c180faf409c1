/** Which values a key of a file takes, as tables write it in the cells of a row. */

export interface KeyLimits {
  /** The texts that it knows. */
  choices?: string[]
  /** Smallest number. */
  least?: number
  /** Largest number. */
  most?: number
}

/** `1..6`, `2..`, `..16`. */
const RANGE = /^(-?\d+(?:\.\d+)?)?\.\.(-?\d+(?:\.\d+)?)?$/

/**
 * @param choices cell with texts and commas between them
 * @param range cell with two numbers and two dots between them; one may be left out
 * @returns what the cells say; undefined when one of them cannot be read
 */
export function readLimits(choices = '', range = ''): KeyLimits | undefined {
  const texts = choices.split(',').map((one) => one.trim())
  if (choices !== '' && (texts.includes('') || new Set(texts).size < texts.length)) return undefined
  const [, least, most] = RANGE.exec(range) ?? []
  if (range !== '' && least === undefined && most === undefined) return undefined
  if (least !== undefined && most !== undefined && Number(least) >= Number(most)) return undefined
  return {
    ...(choices !== '' && { choices: texts }),
    ...(least !== undefined && { least: Number(least) }),
    ...(most !== undefined && { most: Number(most) }),
  }
}

/**
 * @param limits of a key
 * @returns its range in words: `from 1 to 6`, `at least 2`; undefined when it has none
 */
export function rangeWords({ least, most }: Pick<KeyLimits, 'least' | 'most'>): string | undefined {
  if (least === undefined) return most === undefined ? undefined : `at most ${most}`
  return most === undefined ? `at least ${least}` : `from ${least} to ${most}`
}
