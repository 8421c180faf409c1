import type { JsonValue } from './types'

/**
 * @param prop a prop that stands for a text; authors may write a number or a truth value as well
 * @returns its text; undefined when it is missing, or a list or an object
 */
export function propText(prop: JsonValue | undefined): string | undefined {
  return prop === undefined || typeof prop === 'object' ? undefined : String(prop)
}
