import { useEffect, useState } from 'react'

/** Milliseconds in browsers that cannot tell. */
const LATER = 2000

/** @returns whether the page has had nothing else to do since the component is there */
export function useWhenIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const done = () => setIdle(true)
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(done, LATER)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(done)
    return () => cancelIdleCallback(handle)
  }, [])
  return isIdle
}
