import { useEffect, useLayoutEffect, useState } from 'react'

const ROOT = '.DocSearch-Container'

/**
 * Attributes that the autocomplete library writes: they make the dialog a button around
 * everything else, and name lists by ids that DocSearch does not give them.
 */
const WRONG_ATTRIBUTES: Record<string, readonly string[]> = {
  [ROOT]: [
    'tabindex',
    'aria-expanded',
    'aria-haspopup',
    'aria-owns',
    'aria-labelledby',
    'aria-controls',
  ],
  '.DocSearch-Input': ['aria-controls'],
  '.DocSearch-Hits > ul': ['id'],
}

/**
 * Options must not contain links and buttons, items of a tree may; the rest of their behaviour
 * is the same.
 */
const RIGHT_ROLES: Record<string, string> = {
  [ROOT]: 'dialog',
  '.DocSearch-Hits > ul': 'tree',
  '.DocSearch-Hit': 'treeitem',
}

function correctMarkup(): void {
  for (const [selector, attributes] of Object.entries(WRONG_ATTRIBUTES)) {
    for (const element of document.querySelectorAll(selector)) {
      for (const attribute of attributes) element.removeAttribute(attribute)
    }
  }
  for (const [selector, role] of Object.entries(RIGHT_ROLES)) {
    for (const element of document.querySelectorAll(selector)) element.setAttribute('role', role)
  }
}

/** Tab moves around inside the dialog; what is hidden does not count. */
function moveFocus(event: KeyboardEvent, root: Element): void {
  const stops = [...root.querySelectorAll<HTMLElement>('a[href], button, input')].filter(
    (element) => element.tabIndex >= 0 && element.getClientRects().length > 0,
  )
  const edge = event.shiftKey ? stops[0] : stops.at(-1)
  const other = event.shiftKey ? stops.at(-1) : stops[0]
  // DocSearch has a trap of its own, which also stops at hidden elements.
  event.stopPropagation()
  if (document.activeElement === edge) {
    event.preventDefault()
    other?.focus()
  }
}

/**
 * Makes the DocSearch modal a dialog: role and name, focus kept inside and given back, closed
 * by Escape and by the shortcut that opened it.
 *
 * @param options name of the dialog; whether the service's logo is in place
 * @param onClose closes the modal
 */
export function useDialog(
  { name, hosted }: { name: string; hosted: boolean },
  onClose: () => void,
): void {
  // The field takes the focus before any effect here runs.
  const [opener] = useState(() => document.activeElement)

  useLayoutEffect(() => {
    const root = document.querySelector(ROOT)
    if (root === null) return
    root.setAttribute('aria-modal', 'true')
    root.setAttribute('aria-label', name)
    correctMarkup()
    // The library writes again when its state changes. What is corrected is not watched, but for
    // `aria-controls`, and removing what is not there is no change.
    const observer = new MutationObserver(correctMarkup)
    observer.observe(root, {
      subtree: true,
      childList: true,
      attributeFilter: ['aria-controls', 'aria-owns'],
    })
    // The embedded engine is not the service that the footer names.
    if (!hosted) root.querySelector('.DocSearch-Logo')?.remove()
    return () => observer.disconnect()
  }, [name, hosted])

  useEffect(() => {
    const page = document.getElementById('___gatsby')
    page?.setAttribute('inert', '')
    return () => {
      page?.removeAttribute('inert')
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [opener])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const root = document.querySelector(ROOT)
      const shortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      if (event.key === 'Tab' && root) {
        moveFocus(event, root)
      } else if ((event.key === 'Escape' && !event.isComposing) || shortcut) {
        event.preventDefault()
        event.stopPropagation()
        onClose()
      }
    }
    window.addEventListener('keydown', onKeyDown, true)
    return () => window.removeEventListener('keydown', onKeyDown, true)
  }, [onClose])
}
