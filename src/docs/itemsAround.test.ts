import { describe, expect, it } from 'vitest'
import { itemsAround } from './itemsAround'

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

describe('itemsAround', () => {
  it('keeps short lists whole', () => {
    expect(itemsAround(numbers(1, 30), (one) => one === 29)).toEqual(numbers(1, 30))
  })

  it('shows the first items of a long list that does not hold the page', () => {
    expect(itemsAround(numbers(1, 300), () => false)).toEqual(numbers(1, 11))
  })

  it.each([
    [150, 145, 155],
    [1, 1, 11],
    [300, 290, 300],
  ])('around item %i of 300 shows %i to %i', (current, first, last) => {
    expect(itemsAround(numbers(1, 300), (one) => one === current)).toEqual(numbers(first, last))
  })
})
