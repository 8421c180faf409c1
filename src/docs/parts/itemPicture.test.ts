import { describe, expect, it } from 'vitest'
import { itemPictures } from './itemPicture'

/** Pictures of some items of one menu. */
const pictures = (...items: string[]) =>
  itemPictures(items.map((item, at) => ({ item, slot: 'abcdef'[at] ?? '', name: 'Item' })))

const picture = (item: string, name = 'Item') =>
  itemPictures([{ item, slot: 'a', name }])[0] ?? { tone: undefined, path: undefined }

describe('itemPictures', () => {
  it.each([
    ['red_stained_glass_pane', 'red'],
    ['diamond_sword sharpness:5', 'teal'],
    ['LIME_DYE', 'green'],
    ['gold_ingot', 'amber'],
    ['iron_block', 'grey'],
  ])('gives %s its colour', (item, tone) => expect(picture(item).tone).toBe(tone))

  it('draws items of a kind alike', () => {
    const path = (item: string) => picture(item).path
    expect(path('iron_sword')).toBe(path('diamond_sword'))
    expect(path('bow')).not.toBe(path('bowl'))
    expect(path('diamond_block')).toBe(path('stone'))
    expect(path('diamond')).not.toBe(path('stone'))
  })

  it('draws the same item alike in all slots, in one colour', () => {
    const [first, second, third] = pictures('ecoitems:thing', 'ecoitems:thing', 'saddle')
    expect(second).toEqual(first)
    expect(third).not.toEqual(first)
  })

  it('gives each head of a menu a face of its own', () => {
    const heads = pictures('player_head', 'player_head texture:abc', 'head:Notch', 'player_head')
    expect(new Set(heads.map(({ path }) => path)).size).toBe(4)
    expect(pictures('player_head')).toEqual(heads.slice(0, 1))
    expect(picture('stone').path).not.toBe(heads[0]?.path)
  })

  it('tells dyes, bones, rods and clocks from blocks', () => {
    const paths = pictures('stone', 'lime_dye', 'bone', 'blaze_rod', 'clock', 'slime_ball')
    expect(new Set(paths.map(({ path }) => path)).size).toBe(6)
    expect(picture('bone_block').path).toBe(picture('stone').path)
  })

  it('leaves what only fills slots flat', () => {
    expect(picture('black_stained_glass_pane').path).toBeUndefined()
    expect(picture('glass').path).toBeDefined()
  })

  it('lets arrows point where they lead', () => {
    const path = (name: string) => picture('arrow', name).path
    expect(path('Next page')).not.toBe(path('Previous page'))
    expect(path('Previous page')).toBe(path('Back'))
  })

  it('stays on its grid', () => {
    const { path } = picture('diamond_sword')
    for (const [, x = '', y = '', run = ''] of path?.matchAll(/M(\d+) (\d+)h(\d+)/g) ?? []) {
      expect(Number(x) + Number(run)).toBeLessThanOrEqual(8)
      expect(Number(y)).toBeLessThan(8)
    }
  })
})
