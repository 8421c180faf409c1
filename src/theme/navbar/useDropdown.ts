import { useEffect, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { nextIndex } from './nextIndex'

/**
 * The behaviour of a dropdown whose root element holds one button and then links. It opens by
 * the button and by the arrow keys, and closes on a press outside, when the focus goes
 * elsewhere (Tab on the last link), on Escape, and when a link is chosen.
 *
 * @returns the state, the button's handler, a `ref` for a list that comes later, which moves the
 *   focus into it when an arrow key has asked for that, and the props of the root element
 */
export function useDropdown() {
  const [open, setOpen] = useState(false)
  const ref = useRef<HTMLDivElement>(null)
  /** The arrow that was pressed before there were links. */
  const arrow = useRef('')

  useEffect(() => {
    if (!open) return
    const closeOutside = ({ target }: PointerEvent) => {
      if (!ref.current?.contains(target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [open])

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, currentTarget } = event
    if (key === 'Escape' && open) {
      event.stopPropagation()
      setOpen(false)
      currentTarget.querySelector('button')?.focus()
      return
    }
    const links = [...currentTarget.querySelectorAll('a')]
    const current = links.findIndex((link) => link === event.target)
    if (links.length === 0 && key.startsWith('Arrow')) {
      event.preventDefault()
      arrow.current = key
      setOpen(true)
      return
    }
    const next = nextIndex(key, current, links.length)
    if (next === null || (current < 0 && !key.startsWith('Arrow'))) return
    event.preventDefault()
    // A hidden link cannot take the focus: the list has to be shown first.
    flushSync(() => setOpen(true))
    links[next]?.focus()
  }

  function onBlur({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
    // Without a related target the focus left the window, or a button that takes none was pressed.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
  }

  function onClick({ target }: MouseEvent) {
    if ((target as Element).closest('a')) setOpen(false)
  }

  function focusWanted(list: Element | null) {
    const links = list?.querySelectorAll('a') ?? []
    const next = nextIndex(arrow.current, -1, links.length)
    if (next === null) return
    arrow.current = ''
    links[next]?.focus()
  }

  const root = { ref, onKeyDown, onBlur, onClick }
  return { open, toggle: () => setOpen(!open), focusWanted, root }
}
