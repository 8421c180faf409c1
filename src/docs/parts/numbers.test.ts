import { describe, expect, it } from 'vitest'
import { parseExpression } from '../../expressions/parse'
import { axisTicks, tablePoints } from './axis'
import { curvePoints } from './curve'
import { chances, drawsForOneWin, formatNumber, formatPercent } from './odds'

describe('chances', () => {
  it('are shares of the sum', () => expect(chances([10, 30, 60])).toEqual([0.1, 0.3, 0.6]))
  it('count negative weights as none', () => expect(chances([-5, 5])).toEqual([0, 1]))
  it('are 0 when nothing can be drawn', () => expect(chances([0, 0])).toEqual([0, 0]))
})

describe('words for chances', () => {
  it.each([
    [0.5, '50%', '2'],
    [3 / 102, '2.94%', '34'],
    [0.4, '40%', '2.5'],
    [0.0000123, '0.001%', '81,301'],
    [0, '0%', ''],
    [1, '100%', '1'],
  ])('%d is %s, one in %s', (chance, percent, draws) => {
    expect(formatPercent(chance)).toBe(percent)
    expect(drawsForOneWin(chance)).toBe(draws)
  })

  it('have commas between thousands', () => expect(formatNumber(35355.339)).toBe('35,355.34'))
  it('are short when they are huge', () => expect(formatNumber(1.234e300)).toBe('1.23e300'))
})

describe('curvePoints', () => {
  const square = parseExpression('%l% ^ 2')
  const levels = (min: number, max: number) =>
    curvePoints(square, '%l%', min, max).map(([level]) => level)

  it('has value and running total of each level', () => {
    expect(curvePoints(square, '%l%', 1, 4)).toEqual([
      [1, 1, 1],
      [2, 4, 5],
      [3, 9, 14],
      [4, 16, 30],
    ])
  })

  it('thins out long curves, but keeps their ends and counts every level', () => {
    const points = curvePoints(square, '%l%', 1, 1000)
    expect(points.length).toBeLessThan(65)
    expect(points[0]).toEqual([1, 1, 1])
    expect(points.at(-1)).toEqual([1000, 1_000_000, 333_833_500])
    expect(levels(1, 250).slice(0, 3)).toEqual([1, 5, 10])
  })

  it.each([
    [1, 50, [1, 10, 20, 30, 40, 50]],
    [1, 100, [1, 20, 40, 60, 80, 100]],
    [0, 5, [0, 1, 2, 3, 4, 5]],
    [1, 27, [1, 5, 10, 15, 20, 27]],
    [1, 500, [1, 100, 200, 300, 400, 500]],
  ])('from %d to %d shows round levels in its table', (min, max, expected) => {
    const points = curvePoints(square, '%l%', min, max)
    expect(tablePoints(points).map(([level]) => level)).toEqual(expected)
  })
})

describe('axisTicks', () => {
  it.each([
    [35355, [0, 10000, 20000, 30000, 40000]],
    [1, [0, 0.5, 1]],
    [0, [0, 1]],
    [7, [0, 2, 4, 6, 8]],
  ])('up to %d are round', (largest, ticks) => expect(axisTicks(largest, 4)).toEqual(ticks))
})
