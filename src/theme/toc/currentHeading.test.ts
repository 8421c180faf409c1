import { describe, expect, it } from 'vitest'
import { currentHeading } from './currentHeading'

/** A page of 3,000 px with headings at the given heights, in a viewport of 1,000 px. */
const at = (scroll: number, headings = [200, 1000, 2600, 2900], height = 3000) =>
  currentHeading({
    tops: headings.map((top) => top - scroll),
    offset: 80,
    viewport: 1000,
    remaining: height - 1000 - scroll,
    scrollable: height - 1000,
  })

describe('currentHeading', () => {
  it('is none before the first heading is reached', () => {
    expect(at(0)).toBe(-1)
  })

  it('is the heading that stands under the navbar', () => {
    expect(at(120)).toBe(0)
    expect(at(919)).toBe(0)
    expect(at(920)).toBe(1)
  })

  it('is the last heading at the end of the page', () => {
    expect(at(2000)).toBe(3)
  })

  it('gives each heading of the last screen its turn', () => {
    const seen = new Set(Array.from({ length: 2001 }, (_, scroll) => at(scroll)))
    expect([...seen]).toEqual([-1, 0, 1, 2, 3])
  })

  it('works on a page that scrolls a little or not at all', () => {
    expect(at(0, [200, 900], 1050)).toBe(-1)
    expect(at(50, [200, 900], 1050)).toBe(1)
    expect(at(0, [200, 400], 1000)).toBe(-1)
  })
})
