import { navigate } from 'gatsby'
import { useCallback, useEffect, useRef } from 'react'
import { stripBase } from '../resultUrl'

function follow(href: string): void {
  const route = stripBase(href, __BASE_PATH__)
  if (route === null) window.location.assign(href)
  else navigate(route)
}

/**
 * Leaves the modal for a page. DocSearch sets the scroll position back when it goes, so the
 * way has to be taken after that.
 *
 * @param onClose closes the modal
 * @returns function that closes the modal and opens an address
 */
export function useLeave(onClose: () => void): (href: string) => void {
  const target = useRef<string | null>(null)
  const closed = useRef(false)
  useEffect(() => {
    closed.current = false
    return () => {
      closed.current = true
      queueMicrotask(() => {
        if (target.current !== null) follow(target.current)
      })
    }
  }, [])
  return useCallback(
    (href) => {
      if (closed.current) {
        follow(href)
      } else {
        target.current = href
        onClose()
      }
    },
    [onClose],
  )
}
