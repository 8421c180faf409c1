import { startTransition, useEffect, useState } from 'react'
import type { RefObject } from 'react'

/**
 * Tells when an element takes up room on the screen; it stays so from then on. Narrow windows never
 * show the sidebar, and hundreds of rows that nobody sees would keep a phone busy.
 *
 * @param ref the element
 * @returns false on the server and in the first render
 */
export function useShown(ref: RefObject<HTMLElement | null>): boolean {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (element === null || isShown) return
    const observer = new ResizeObserver(() => {
      // In between, the browser may answer the reader.
      if (element.clientWidth > 0) startTransition(() => setShown(true))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, isShown])
  return isShown
}
