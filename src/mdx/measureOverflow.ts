/**
 * @param element an element that may scroll sideways
 * @returns whether its content is wider than it is; undefined while a closed tab or details hides
 *   it: it is measured when it shows
 */
export function measureOverflow(element: Element): boolean | undefined {
  return element.clientWidth > 0 ? element.scrollWidth > element.clientWidth : undefined
}
