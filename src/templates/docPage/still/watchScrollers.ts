/**
 * Does for boxes that stand in the page as HTML what `useOverflow` does for those of React: where
 * there is something to scroll, the keyboard can.
 *
 * @param area element with boxes whose names stand in `data-scroller`
 * @returns ends that
 */
export function watchScrollers(area: Element): () => void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      // Zero while a closed tab or details hides it; it is measured when it shows.
      if (target.clientWidth > 0) setScrolls(target, target.scrollWidth > target.clientWidth)
    }
  })
  for (const box of area.querySelectorAll('[data-scroller]')) observer.observe(box)
  return () => observer.disconnect()
}

function setScrolls(box: Element, overflows: boolean): void {
  if (box.hasAttribute('data-fits')) box.setAttribute('data-fits', String(!overflows))
  const name = box.getAttribute('data-scroller') ?? ''
  for (const [attribute, value] of [
    ['tabindex', '0'],
    ['role', 'group'],
    ['aria-label', name],
  ] as const) {
    if (overflows) box.setAttribute(attribute, value)
    else box.removeAttribute(attribute)
  }
}
