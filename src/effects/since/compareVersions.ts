/**
 * @param a a version, such as `2026.14`
 * @param b another one
 * @returns less than 0 when the first is older, 0 when they are the same (`12.20` is `12.20.0`),
 *   more than 0 when it is newer
 */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number)) as [
    number[],
    number[],
  ]
  const length = Math.max(left.length, right.length)
  for (let place = 0; place < length; place += 1) {
    const difference = (left[place] ?? 0) - (right[place] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
