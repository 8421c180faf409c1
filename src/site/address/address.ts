/** The address of the page as a store that components can follow, and how they write to it. */

/** Event of the window by which the page tells itself that it has changed its address. */
const WRITTEN = 'docs:address'

const EVENTS = [WRITTEN, 'popstate', 'hashchange']

/**
 * @param listener called when query or fragment of the address may have changed
 * @returns ends it
 */
export function followAddress(listener: () => void): () => void {
  for (const event of EVENTS) window.addEventListener(event, listener)
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, listener)
  }
}

/** Has everything that follows the address read it anew: the router has changed it. */
export function tellAddress(): void {
  window.dispatchEvent(new Event(WRITTEN))
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
  const { location, history } = window
  const { search = location.search, hash = location.hash } = change
  if (search === location.search && hash === location.hash) return
  // The router remembers scroll positions by this key.
  const state: unknown = mode === 'push' ? { key: String(Date.now()) } : history.state
  try {
    history[`${mode}State`](state, '', `${location.pathname}${search}${hash}`)
  } catch {
    // Browsers refuse many changes within seconds: the address then stays behind.
    return
  }
  tellAddress()
}
