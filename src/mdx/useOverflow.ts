import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { measureOverflow } from './measureOverflow'

/**
 * Tells whether an element is wider inside than outside, so that keyboard users get a way to
 * scroll it only where there is something to scroll.
 *
 * @param ref the element that scrolls
 * @returns undefined until it was measured, then whether its content overflows sideways
 */
export function useOverflow(ref: RefObject<HTMLElement | null>): boolean | undefined {
  const [overflows, setOverflows] = useState<boolean>()
  useEffect(() => {
    const element = ref.current
    if (element === null) return
    const observer = new ResizeObserver(() => {
      setOverflows((before) => measureOverflow(element) ?? before)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return overflows
}
