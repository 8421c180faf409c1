/**
 * Scrolls the box around an element until the element is visible, and nothing else: unlike
 * `scrollIntoView` it never moves the page.
 *
 * @param element element to show; does nothing when it is missing, hidden or visible already
 */
export function reveal(element: Element | null | undefined): void {
  if (!element) return
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) {
      const inner = element.getBoundingClientRect()
      const outer = box.getBoundingClientRect()
      if (inner.top < outer.top || inner.bottom > outer.bottom) {
        box.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2
      }
      return
    }
  }
}
