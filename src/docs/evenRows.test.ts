import { describe, expect, it } from 'vitest'
import { evenRows } from './evenRows'

describe('evenRows', () => {
  it('leaves no row half empty, whatever the count', () => {
    expect(evenRows(10, 4)).toEqual([3, 3, 3, 3, 3, 3, 4, 4, 4, 4])
    for (let count = 2; count <= 20; count++) {
      const rows = evenRows(count, 4)
      expect(rows).toHaveLength(count)
      expect(Math.max(...rows) - Math.min(...rows)).toBeLessThanOrEqual(1)
      expect(Math.max(...rows)).toBeLessThanOrEqual(4)
      // As many stand in a row as each of its cards says.
      for (const size of new Set(rows)) {
        expect(rows.filter((inRow) => inRow === size).length % size).toBe(0)
      }
    }
  })
})
