import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { writeAddress } from './address'
import { useAddress } from './useAddress'

/**
 * Keeps something in the fragment of the page's address.
 *
 * @param unpack reads a fragment; must keep its identity, and another one reads it anew
 * @param take called with what stands in the fragment, at first and whenever the reader changes
 *   it, but not for what this page wrote itself; null when there is nothing to be read
 * @returns replaces the fragment
 */
export function useFragment<T>(
  unpack: (fragment: string) => Promise<T | null>,
  take: (found: T | null) => void,
): (fragment: string) => void {
  const fragment = useAddress(({ hash }) => hash)
  const written = useRef<string | null>(null)
  const onFound = useEffectEvent(take)

  useEffect(() => {
    if (fragment === written.current) return
    written.current = null
    let isCurrent = true
    void unpack(fragment).then((found) => {
      if (isCurrent) onFound(found)
    })
    return () => {
      isCurrent = false
    }
  }, [fragment, unpack])

  return useCallback((next: string) => {
    written.current = next
    writeAddress({ hash: next }, 'replace')
  }, [])
}
