import { useEffect, useEffectEvent } from 'react'
import type { RefObject } from 'react'

/**
 * Opens the panel that holds the target of the address, so that links and search results reach
 * headings in closed tabs.
 *
 * @param root element whose children are the row of tabs and then the panels
 * @param open called with the index of the panel
 */
export function useHashPanel(
  root: RefObject<HTMLElement | null>,
  open: (index: number) => void,
): void {
  const openTarget = useEffectEvent(() => {
    // The browser knows the target of an encoded hash, but nothing of the router's navigations.
    const target =
      document.getElementById(window.location.hash.slice(1)) ?? document.querySelector(':target')
    const parts = [...(root.current?.children ?? [])]
    const panel = parts.findIndex((part) => part.contains(target) && part.matches('[hidden]'))
    if (target === null || panel < 0) return
    open(panel - 1)
    requestAnimationFrame(() => target.scrollIntoView())
  })
  useEffect(() => {
    const onHashChange = () => openTarget()
    onHashChange()
    window.addEventListener('hashchange', onHashChange)
    return () => window.removeEventListener('hashchange', onHashChange)
  }, [])
}
