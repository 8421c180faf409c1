/** Which key presses open the search. */

/** Stands for Enter in what is typed while the search is on its way. */
export const ENTER = '\n'

type Keys = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented'
>

/**
 * Ctrl or Cmd with K and slash open the search, and so does a letter or digit typed on the
 * focused button; all of them are ignored while the reader types elsewhere. While the search is on
 * its way whatever is typed belongs to it.
 *
 * @param keys the key press
 * @param typing whether it went to a field
 * @param onButton whether it went to the search button
 * @param isOpening whether the search is asked for, and not there yet
 * @returns the query to begin with, empty for none, {@link ENTER} for Enter; null when the press means something else
 */
export function searchShortcut(
  keys: Keys,
  typing: boolean,
  onButton: boolean,
  isOpening = false,
): string | null {
  const { key, ctrlKey, metaKey, altKey } = keys
  if (typing || altKey || keys.isComposing || keys.defaultPrevented) return null
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' ? '' : null
  if (isOpening && key === 'Enter') return ENTER
  if (isOpening) return /^.$/u.test(key) ? key : null
  if (key === '/') return ''
  return onButton && /^[\p{L}\p{N}]$/u.test(key) ? key : null
}
