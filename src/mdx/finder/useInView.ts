import { useCallback, useEffect, useRef } from 'react'

/** How far outside of the window an element counts as seen. */
const MARGIN = '800px 0px'

/**
 * @param onSeen called each time the element comes into view
 * @returns a ref for the element
 */
export function useInView(onSeen: () => void): (element: Element | null) => void {
  const seen = useRef(onSeen)
  useEffect(() => {
    seen.current = onSeen
  })
  const observer = useRef<IntersectionObserver | null>(null)
  return useCallback((element: Element | null) => {
    observer.current?.disconnect()
    if (!element) return
    observer.current = new IntersectionObserver(
      (changes) => {
        if (changes.some(({ isIntersecting }) => isIntersecting)) seen.current()
      },
      { rootMargin: MARGIN },
    )
    observer.current.observe(element)
  }, [])
}
