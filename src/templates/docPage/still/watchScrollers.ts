/** Code, tables and pictures. */
const BOXES = 'pre,[data-fits],figure>div:has(>svg)'

/**
 * Does for boxes that stand in the page as HTML what `useOverflow` does for those of React: where
 * there is something to scroll, the keyboard can.
 *
 * @param area element with the boxes
 * @param table word for a table
 * @returns ends that
 */
export function watchScrollers(area: Element, table: string): () => void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      // Zero while a closed tab or details hides it; it is measured when it shows.
      if (target.clientWidth === 0) continue
      setScrolls(target, target.scrollWidth > target.clientWidth, table)
    }
  })
  for (const box of area.querySelectorAll(BOXES)) observer.observe(box)
  return () => observer.disconnect()
}

/** What a box is called: the words above it, and of code without a title its language. */
function nameOf(box: Element): string | undefined {
  const caption = box.parentElement?.querySelector(':scope>figcaption')
  const title = caption?.querySelector('button') ? caption.querySelector(':scope>span') : caption
  return title?.textContent.trim()
}

function setScrolls(box: Element, overflows: boolean, table: string): void {
  const isTable = box.hasAttribute('data-fits')
  if (isTable) box.setAttribute('data-fits', String(!overflows))
  const name = isTable ? table : nameOf(box) || 'yaml'
  for (const [attribute, value] of [
    ['tabindex', '0'],
    ['role', 'group'],
    ['aria-label', name],
  ] as const) {
    if (overflows) box.setAttribute(attribute, value)
    else box.removeAttribute(attribute)
  }
}
