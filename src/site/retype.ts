/**
 * Has React hear of a field's value as if it had just been typed: it takes no notice of a value that
 * it knows already, such as the one that stood there when it took the page over.
 *
 * @param field a field of React
 */
export function retype(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value } = field
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  // React watches what the element itself is set to, and not what the browser sets.
  field.value = ''
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
