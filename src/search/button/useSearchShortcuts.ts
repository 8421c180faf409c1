import { useEffect } from 'react'
import type { RefObject } from 'react'
import { OPEN_SEARCH } from '../../site/searchEvent'
import { searchShortcut } from './searchShortcut'

const FIELDS = 'input, select, textarea, [contenteditable]:not([contenteditable="false"])'

/**
 * Opens the search by key press or by {@link OPEN_SEARCH}.
 *
 * @param button the search button
 * @param open called with the query to begin with, and with what is typed until the search is
 *   there; must keep its identity
 * @param isOpening whether the search is on its way; must keep its identity
 */
export function useSearchShortcuts(
  button: RefObject<HTMLButtonElement | null>,
  open: (query?: string) => void,
  isOpening: () => boolean,
): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event
      const typing = target instanceof Element && target.closest(FIELDS) !== null
      const query = searchShortcut(event, typing, target === button.current, isOpening())
      if (query === null) return
      event.preventDefault()
      open(query)
    }
    const onEvent = () => open()
    window.addEventListener('keydown', onKeyDown)
    window.addEventListener(OPEN_SEARCH, onEvent)
    return () => {
      window.removeEventListener('keydown', onKeyDown)
      window.removeEventListener(OPEN_SEARCH, onEvent)
    }
  }, [button, open, isOpening])
}
