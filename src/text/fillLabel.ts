/**
 * Puts values into a label's `{name}` slots.
 *
 * @param text label with slots, such as `See all {count} results`
 * @param values value of each slot; a slot without a value stays as it is
 * @returns the finished text
 */
export function fillLabel(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (slot, name: string) =>
    name in values ? String(values[name]) : slot,
  )
}
