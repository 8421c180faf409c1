/** Whether two readings of a file have the same text at a place. */
import type { ConfigNode, Pair } from '../checker/source'

/**
 * @param before what stood at a place
 * @param after what stands there now
 * @returns whether it is written the same way, only further up or down
 */
export function isMoved(before: ConfigNode, after: ConfigNode): boolean {
  return isSameAt(before, after, after.start - before.start)
}

/**
 * @param before a pair
 * @param after the pair of the same key now
 * @returns whether key and value are written the same way, only further up or down
 */
export function isMovedPair(before: Pair, after: Pair): boolean {
  return isSamePair(before, after, after.keyStart - before.keyStart)
}

function isSamePair(before: Pair, after: Pair, by: number): boolean {
  return (
    before.key === after.key &&
    after.keyStart - before.keyStart === by &&
    after.keyEnd - before.keyEnd === by &&
    isSameAt(before.value, after.value, by)
  )
}

function isSameAt(before: ConfigNode, after: ConfigNode, by: number): boolean {
  if (after.start - before.start !== by || after.end - before.end !== by) return false
  // What an alias brings stands elsewhere, and may be there again and again.
  const isHere = ({ start, end }: ConfigNode) => start >= before.start && end <= before.end
  switch (before.type) {
    case 'scalar':
      return after.type === 'scalar' && before.text === after.text && before.plain === after.plain
    case 'map':
      return (
        after.type === 'map' &&
        before.flow === after.flow &&
        before.pairs.length === after.pairs.length &&
        before.pairs.every((pair, index) => {
          const other = after.pairs[index]
          if (!other) return false
          if (!isHere(pair.value))
            return pair.key === other.key && isPlace(pair.value, other.value, by)
          return isSamePair(pair, other, by)
        })
      )
    case 'list':
      return (
        after.type === 'list' &&
        before.flow === after.flow &&
        before.items.length === after.items.length &&
        before.items.every((item, index) => {
          const other = after.items[index]
          return other !== undefined && (isHere(item) ? isSameAt : isPlace)(item, other, by)
        })
      )
  }
}

function isPlace(before: ConfigNode, after: ConfigNode, by: number): boolean {
  return (
    before.type === after.type && after.start - before.start === by && after.end - before.end === by
  )
}
