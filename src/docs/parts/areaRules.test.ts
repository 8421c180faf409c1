import { describe, expect, it } from 'vitest'
import { areaBlocks, areaOutlines } from './areaRules'

const degrees = (opening: number) => opening * (180 / Math.PI)
const args = { radius: 4, angle: degrees(90), offset: 5, steps: 3, met: 2 }

describe('areas of effect', () => {
  it('aoe_blocks reaches half of its radius', () => {
    const xs = areaBlocks('circle', args).map(([x]) => x)
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([-2, 2])
  })

  it('a beam of blocks makes steps of two blocks', () => {
    const zs = areaBlocks('beam', { ...args, radius: 2 }).map(([, z]) => z)
    // Six blocks ahead, and one around the last point.
    expect(Math.min(...zs)).toBe(-7)
  })

  it('a beam begins with creatures one block ahead', () => {
    const { points } = areaOutlines('beam', args)
    expect(points.map(([, z]) => 0.5 - z)).toEqual([1, 3, 5])
  })

  it('a cone stays in the box of its radius and in its opening', () => {
    const [outline = []] = areaOutlines('cone', args).outlines
    expect(Math.max(...outline.map(([x]) => Math.abs(x - 0.5)))).toBeCloseTo(4)
    expect(outline.every(([, z]) => z <= 0.5)).toBe(true)
    expect(areaBlocks('cone', args).length).toBeLessThan(areaBlocks('circle', args).length)
  })

  it('an offset circle lies ahead', () => {
    expect(areaOutlines('offset_circle', args).points).toEqual([[0.5, -4.5]])
  })
})
