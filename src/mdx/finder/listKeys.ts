import type { KeyboardEvent } from 'react'

/** Marks the field and the results, whatever they look like. */
export const FIELD = { 'data-finder-field': '' }
export const RESULT = { 'data-finder-result': '' }

/**
 * Arrow keys move between the field and the results, Enter in the field opens the first result.
 *
 * @param event of the element that holds the field and the results
 */
export function onListKeys(event: KeyboardEvent<HTMLElement>): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey, nativeEvent, currentTarget } = event
  if (altKey || ctrlKey || metaKey || shiftKey || nativeEvent.isComposing) return
  const field = currentTarget.querySelector<HTMLInputElement>('[data-finder-field]')
  const results = [...currentTarget.querySelectorAll<HTMLElement>('[data-finder-result]')]
  const place = results.indexOf(event.target as HTMLElement)
  if (place < 0 && event.target !== field) return
  if (key === 'ArrowDown') results[place + 1]?.focus()
  else if (key === 'ArrowUp') (place > 0 ? results[place - 1] : field)?.focus()
  else if (key === 'Enter' && place < 0 && field?.value.trim()) results[0]?.click()
  else return
  event.preventDefault()
}

/**
 * Puts the focus into the field, when what had it goes away.
 *
 * @param inside an element beside or above the results
 */
export function focusField(inside: HTMLElement): void {
  const page = inside.ownerDocument
  page.querySelector<HTMLElement>('[data-finder-field]')?.focus({ preventScroll: true })
}
