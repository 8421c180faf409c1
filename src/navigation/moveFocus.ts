import { hashTarget } from './hash'

/** Longest time in milliseconds after which the router moves the focus. */
const ROUTER_LIMIT = 5000

/** What an address says of a page. */
export interface Place {
  pathname: string
  hash: string
}

/**
 * Moves the focus to where the new page is read from: the target of its hash, else its heading.
 * Other steps in the history (a query that changes) leave it alone.
 *
 * @param to place that is shown now
 * @param from place that was shown before; null on the first visit
 */
export function moveFocus(to: Place, from: Place | null | undefined): void {
  if (!from || (from.pathname === to.pathname && (from.hash === to.hash || !to.hash))) return
  const target = hashTarget(to.hash) ?? document.querySelector<HTMLElement>('#main h1')
  if (!target) return
  if (target.tabIndex < 0) {
    target.tabIndex = -1
    // Or a click on the heading would focus it.
    const forget = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Element && relatedTarget.contains(target)) return
      target.removeEventListener('blur', forget)
      target.removeAttribute('tabindex')
    }
    target.addEventListener('blur', forget)
  }
  target.focus({ preventScroll: true })
  // The router then takes the focus for the element around everything, on slow machines late.
  const keep = ({ target: focused }: FocusEvent) => {
    if (focused instanceof Element && focused !== target && focused.contains(target)) {
      target.focus({ preventScroll: true })
    }
  }
  document.addEventListener('focusin', keep)
  setTimeout(() => document.removeEventListener('focusin', keep), ROUTER_LIMIT)
}
