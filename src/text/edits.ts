/**
 * Whether one word becomes another with few edits: a letter more, less or other, or two letters
 * that changed places.
 *
 * @param one a word
 * @param other a word
 * @param most how many edits are allowed
 */
export function withinEdits(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false
  // What both begin and end with needs no edit.
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  let endOne = one.length
  let endOther = other.length
  while (endOne > start && endOther > start && one[endOne - 1] === other[endOther - 1]) {
    endOne--
    endOther--
  }
  const longest = Math.max(endOne, endOther) - start
  if (longest <= most) return true
  if (most === 0) return false
  if (most === 1) {
    const isSwap = endOne - start === 2 && endOther - start === 2
    return isSwap && one[start] === other[start + 1] && one[start + 1] === other[start]
  }
  return distanceWithin(one.slice(start, endOne), other.slice(start, endOther), most)
}

function distanceWithin(a: string, b: string, most: number): boolean {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  let leastBefore = 0
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let edits = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
      )
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        edits = Math.min(edits, (beforeLast[j - 2] ?? 0) + 1)
      }
      row.push(edits)
      if (edits < least) least = edits
    }
    // Each row is made of the two before it: it can only get worse.
    if (least > most && leastBefore > most) return false
    leastBefore = least
    beforeLast = last
    last = row
  }
  return (last[b.length] ?? 0) <= most
}
