import { useEffect, useState } from 'react'
import { NAVIGATION_STARTED } from '../../navigation/events'

/** The opposite of the mobile layout of the styles: 996 pixels, more where letters are larger. */
const WIDE = 'not all and (max-width: 62.25em)'

/**
 * Whether the drawer is open. It closes by itself when the window gets wide, when the reader
 * goes back, and when another page is shown.
 *
 * @param route route of the page that is shown
 * @returns the state and its setter
 */
export function useDrawer(route: string): [boolean, (open: boolean) => void] {
  const [open, setOpen] = useState(false)
  const [shown, setShown] = useState(route)
  if (shown !== route) {
    setShown(route)
    setOpen(false)
  }

  useEffect(() => {
    if (!open) return
    const close = () => setOpen(false)
    const wide = window.matchMedia(WIDE)
    wide.addEventListener('change', close)
    window.addEventListener(NAVIGATION_STARTED, close)
    return () => {
      wide.removeEventListener('change', close)
      window.removeEventListener(NAVIGATION_STARTED, close)
    }
  }, [open])

  return [open, setOpen]
}
