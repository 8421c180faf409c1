import { useCallback, useState, useSyncExternalStore } from 'react'
import type { PreviewPlace } from '../preview'

const SELECTED = '.DocSearch-Hit[aria-selected="true"] a[data-page]'

/**
 * DocSearch tells nobody which result is selected, but for the attribute in its list.
 *
 * @param list element that holds the results; null until it is there
 * @returns page and part of the selected result; null when there is none
 */
export function useSelectedHit(list: Element | null): PreviewPlace | null {
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (list === null) return () => undefined
      const observer = new MutationObserver(onChange)
      observer.observe(list, {
        subtree: true,
        childList: true,
        attributeFilter: ['aria-selected', 'data-page', 'data-anchor'],
      })
      return () => observer.disconnect()
    },
    [list],
  )
  const [keep] = useState(keepLast)
  return useSyncExternalStore(
    subscribe,
    () => keep(list?.querySelector<HTMLElement>(SELECTED)?.dataset ?? {}),
    () => null,
  )
}

/** The same place is the same object, as React asks for. */
function keepLast() {
  let last: PreviewPlace | null = null
  return ({ page, anchor = null }: { page?: string; anchor?: string | null }) => {
    if (page === undefined) last = null
    else if (last?.page !== page || last.anchor !== anchor) last = { page, anchor }
    return last
  }
}
