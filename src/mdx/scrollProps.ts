import type { HTMLAttributes } from 'react'

/**
 * What makes a scrolling box reachable by keyboard. A group, not a region: a page has many of
 * them, and landmarks with like names would drown the real ones.
 *
 * @param overflows whether there is anything to scroll
 * @param name accessible name of the box
 * @returns attributes for the element; nothing but its name, for `watchScrollers`, when it does not scroll
 */
export function scrollProps(
  overflows: boolean | undefined,
  name: string,
): HTMLAttributes<HTMLElement> & { 'data-scroller': string } {
  const keyboard = overflows ? { tabIndex: 0, role: 'group', 'aria-label': name } : {}
  return { 'data-scroller': name, ...keyboard }
}
