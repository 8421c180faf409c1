/** The query part of the page's address as a store that components can follow. */

const listeners = new Set<() => void>()

/**
 * @param listener called when the query part may have changed
 * @returns ends it
 */
export function followSearch(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}

/** @returns the query part, such as `?q=money`, or nothing */
export function readSearch(): string {
  return window.location.search
}

/**
 * @param search new query part, empty for none
 * @param mode `push` makes an entry of the browser's history, `replace` changes the newest one
 */
export function writeSearch(search: string, mode: 'push' | 'replace'): void {
  if (search === readSearch()) return
  const { pathname, hash } = window.location
  const address = `${pathname}${search}${hash}`
  if (mode === 'push') {
    // The router remembers scroll positions by this key.
    window.history.pushState({ key: String(Date.now()) }, '', address)
  } else {
    window.history.replaceState(window.history.state, '', address)
  }
  for (const listener of listeners) listener()
}
