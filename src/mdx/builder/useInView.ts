import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** A row of buttons at the edge of the window does not count. */
const EDGE = '0px 0px -96px 0px'

/**
 * @param place an element
 * @returns whether some of it is seen; true until that is known
 */
export function useInView(place: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(true)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      (changes) => setSeen(changes.at(-1)?.isIntersecting ?? true),
      { rootMargin: EDGE },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return isSeen
}
