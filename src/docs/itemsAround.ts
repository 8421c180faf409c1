/** Items that the HTML of a page shows before and after the page in a long list. */
const AROUND = 5

/** So many items are shown whole: sections and guides must be in reach without scripts. */
const SHORT = 30

/**
 * @param items one level of the sidebar
 * @returns whether it is too long to be shown, and loaded, on every page
 */
export const isLong = (items: readonly unknown[]): boolean => items.length > SHORT

/**
 * The part of a long list that stands in the HTML. A list of some hundred siblings would make
 * every one of their pages heavy; the browser shows the rest when it takes over.
 *
 * @param items one level of the sidebar
 * @param isCurrent whether an item is the page or holds it
 * @returns the neighbours of the current item, the first items when none is current, all items of
 *   a short list
 */
export function itemsAround<T>(items: readonly T[], isCurrent: (item: T) => boolean): readonly T[] {
  if (!isLong(items)) return items
  const current = items.findIndex(isCurrent)
  const start = Math.max(0, Math.min(current - AROUND, items.length - 2 * AROUND - 1))
  return items.slice(start, start + 2 * AROUND + 1)
}
