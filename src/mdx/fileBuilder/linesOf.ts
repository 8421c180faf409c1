/**
 * @param text text of a field with one value a line; an empty line at its end is about to become
 *   one
 * @returns the values
 */
export function linesOf(text: string): string[] {
  return text === '' ? [] : text.replace(/\n$/, '').split('\n')
}
