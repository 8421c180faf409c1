/**
 * Which item of a menu gets the focus on a key press (ARIA Authoring Practices, disclosure
 * navigation menu): the arrows go round, Home and End go to the ends.
 *
 * @param key name of the pressed key
 * @param current index of the focused item, -1 when none has the focus
 * @param count number of items
 * @returns null when the key does not move the focus
 */
export function nextIndex(key: string, current: number, count: number): number | null {
  if (count === 0) return null
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count
    case 'ArrowUp':
      return current <= 0 ? count - 1 : current - 1
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
