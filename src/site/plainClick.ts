/**
 * A click with a key held down asks the browser for something else than to follow the link: a new
 * tab, a new window, a download.
 *
 * @param event click on a link
 * @returns whether it asks for nothing but to go there
 */
export function isPlainClick(
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
