import { describe, expect, it } from 'vitest'
import { widestLine } from './columns'

describe('widestLine', () => {
  it('counts columns', () => {
    expect(widestLine([])).toBe(0)
    expect(widestLine(['abc', 'abcdef', ''])).toBe(6)
    expect(widestLine(['abcd', '\t\ta'])).toBe(5)
    expect(widestLine(['漢字', 'abc'])).toBe(4)
  })
})
