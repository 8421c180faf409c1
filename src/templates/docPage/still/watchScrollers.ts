import { measureOverflow } from '../../../mdx/measureOverflow'
import { scrollProps } from '../../../mdx/scrollProps'

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
      const overflows = measureOverflow(target)
      if (overflows !== undefined) setScrolls(target, overflows, table)
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
  for (const [attribute, value] of Object.entries(scrollProps(true, name))) {
    if (overflows) box.setAttribute(attribute, String(value))
    else box.removeAttribute(attribute)
  }
}
