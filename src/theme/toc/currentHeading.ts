/** What the choice of the current heading depends on, all in pixels of the viewport. */
export interface ScrollState {
  /** Upper edge of each heading, in the order of the page. */
  tops: readonly number[]
  /** Where a heading stands after a jump to it, below the sticky navbar. */
  offset: number
  viewport: number
  /** How far the page can still be scrolled down. */
  remaining: number
  /** How far the page can be scrolled at all. */
  scrollable: number
}

/**
 * Finds the heading that is being read: the last one above a reading line. The line stands under
 * the navbar; over the last half screen of scrolling it moves down to the lower edge, so that
 * headings which can never reach the top get their turn too.
 *
 * @returns index of the heading; -1 while the text before the first one is read
 */
export function currentHeading(state: ScrollState): number {
  const { tops, offset, viewport, remaining, scrollable } = state
  const run = Math.min(viewport / 2, scrollable)
  const progress = run > 0 ? Math.max(0, 1 - remaining / run) : 0
  const line = offset + (viewport - offset) * progress
  return tops.findLastIndex((top) => top <= line)
}
