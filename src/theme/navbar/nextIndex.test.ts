import { describe, expect, it } from 'vitest'
import { nextIndex } from './nextIndex'

describe('nextIndex', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 0, 2],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Tab', 0, null],
    ['a', 0, null],
  ])('goes on %s from %i to %s', (key, current, next) => {
    expect(nextIndex(key, current, 3)).toBe(next)
  })

  it('goes nowhere in an empty menu', () => {
    expect(nextIndex('ArrowDown', -1, 0)).toBeNull()
  })
})
