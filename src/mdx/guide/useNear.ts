import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** How far below the window an element counts as near. */
const DISTANCE = '400px'

/**
 * Tells when an element comes near the visible part of the page; it stays so from then on.
 *
 * @param ref the element
 * @returns false on the server and in the first render
 */
export function useNear(ref: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (element === null || isNear) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: DISTANCE },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, isNear])
  return isNear
}
