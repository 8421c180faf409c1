import { describe, expect, it } from 'vitest'
import { nestHeadings } from './headingTree'
import type { HeadingNode } from './headingTree'

const nest = (levels: number[]) =>
  nestHeadings(levels.map((level, index) => ({ id: `${index}`, text: `${index}`, level })))

const outline = (nodes: HeadingNode[]): string =>
  nodes.map(({ id, children }) => id + (children.length ? `(${outline(children)})` : '')).join(' ')

describe('nestHeadings', () => {
  it('puts deeper headings under the one before them', () => {
    expect(outline(nest([2, 3, 3, 2, 3]))).toBe('0(1 2) 3(4)')
  })

  it('copes with skipped levels and a deep start', () => {
    expect(outline(nest([3, 2, 4, 3, 2]))).toBe('0 1(2 3) 4')
  })

  it('is empty without headings', () => {
    expect(nest([])).toEqual([])
  })
})
