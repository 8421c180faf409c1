/** What a reader does first, on the page or with it. */
const USES = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'beforeprint'] as const

/**
 * Loads the whole style sheet of a text when the reader does something: the HTML has what shows until
 * then (`src/html.tsx`). It stands in the page for those without scripts. The page that follows has
 * the styles from its own code; that it takes the focus is nothing that the reader does.
 *
 * @param area element with the text
 * @returns ends the watch
 */
export function loadStylesOnUse(area: Element): () => void {
  const listeners = new AbortController()
  const load = () => {
    listeners.abort()
    if (!area.isConnected) return
    for (const place of document.querySelectorAll('body>noscript')) {
      place.outerHTML = place.textContent
    }
  }
  for (const type of USES) window.addEventListener(type, load, { signal: listeners.signal })
  return () => listeners.abort()
}
