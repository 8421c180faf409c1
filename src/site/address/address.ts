/** The address of the page as a store that components can follow, and how they write to it. */

const listeners = new Set<() => void>()

function notify(): void {
  for (const listener of listeners) listener()
}

/**
 * @param listener called when query or fragment of the address may have changed
 * @returns ends it
 */
export function followAddress(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('popstate', notify)
    window.addEventListener('hashchange', notify)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.removeEventListener('popstate', notify)
    window.removeEventListener('hashchange', notify)
  }
}

/**
 * Changes the address without leaving the page.
 *
 * @param change what is to be other: query with its `?`, fragment with its `#`; empty for none
 * @param mode `push` makes an entry of the browser's history, `replace` changes the newest one
 */
export function writeAddress(
  change: { search?: string; hash?: string },
  mode: 'push' | 'replace',
): void {
  const { pathname, search, hash } = window.location
  const next = { search, hash, ...change }
  if (next.search === search && next.hash === hash) return
  const address = `${pathname}${next.search}${next.hash}`
  if (mode === 'push') {
    // The router remembers scroll positions by this key.
    window.history.pushState({ key: String(Date.now()) }, '', address)
  } else {
    window.history.replaceState(window.history.state, '', address)
  }
  notify()
}
