/**
 * @param prop a prop or attribute that stands for a text; authors may write a number or a truth
 *   value as well
 * @returns its text; undefined when it is missing, or a list or an object
 */
export function propText(prop: unknown): string | undefined {
  if (typeof prop === 'string') return prop
  return typeof prop === 'number' || typeof prop === 'boolean' ? String(prop) : undefined
}
