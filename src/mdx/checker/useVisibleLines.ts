import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** Lines above and below those in view, so that quick scrolling shows no gaps. */
const MARGIN = 30

/** Until the styles are there. */
const USUAL_HEIGHT = 24

function lineHeightOf(element: HTMLElement): number {
  return parseFloat(getComputedStyle(element).lineHeight) || USUAL_HEIGHT
}

/**
 * Scrolls a line into view, unless it is seen already.
 *
 * @param element the element that scrolls
 * @param line number of the line, from 1
 */
export function showLine(element: HTMLElement, line: number): void {
  const lineHeight = lineHeightOf(element)
  const top = (line - 1) * lineHeight
  const isSeen =
    top >= element.scrollTop && top + 2 * lineHeight <= element.scrollTop + element.clientHeight
  if (!isSeen) element.scrollTop = top - element.clientHeight / 3
}

/**
 * @param scroller the element that scrolls; its line height is that of the lines
 * @param count how many lines there are
 * @returns the lines to render, from `first` up to `last`
 */
export function useVisibleLines(scroller: RefObject<HTMLElement | null>, count: number) {
  const [view, setView] = useState({ top: 0, height: 800, lineHeight: USUAL_HEIGHT })

  useEffect(() => {
    const element = scroller.current
    if (element === null) return
    const look = () => {
      const lineHeight = lineHeightOf(element)
      setView((old) => {
        const next = { top: element.scrollTop, height: element.clientHeight, lineHeight }
        // The margin makes small steps harmless.
        const isNear =
          Math.abs(next.top - old.top) < (MARGIN / 3) * lineHeight &&
          next.height === old.height &&
          lineHeight === old.lineHeight
        return isNear ? old : next
      })
    }
    look()
    element.addEventListener('scroll', look, { passive: true })
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', look)
      observer.disconnect()
    }
  }, [scroller])

  const { top, height, lineHeight } = view
  const first = Math.max(0, Math.min(count - 1, Math.floor(top / lineHeight) - MARGIN))
  const last = Math.min(count, Math.ceil((top + height) / lineHeight) + MARGIN)
  return { first, last }
}
