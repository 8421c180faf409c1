import { describe, expect, it } from 'vitest'
import { itemPicture } from './itemPicture'

describe('itemPicture', () => {
  it.each([
    ['red_stained_glass_pane', 'red'],
    ['diamond_sword sharpness:5', 'teal'],
    ['LIME_DYE', 'green'],
    ['gold_ingot', 'amber'],
    ['iron_block', 'grey'],
  ])('gives %s its colour', (item, tone) => expect(itemPicture(item, 'a', 'Item').tone).toBe(tone))

  it('draws items of a kind alike', () => {
    const path = (item: string) => itemPicture(item, 'a', 'Item').path
    expect(path('iron_sword')).toBe(path('diamond_sword'))
    expect(path('bow')).not.toBe(path('bowl'))
    expect(path('diamond_block')).toBe(path('stone'))
    expect(path('diamond')).not.toBe(path('stone'))
  })

  it('tells unknown items of different slots apart, the same way each time', () => {
    expect(itemPicture('ecoitems:thing', 'a', 'Item')).toEqual(
      itemPicture('ecoitems:thing', 'a', 'Item'),
    )
    const tones = ['a', 'b', 'c', 'd'].map(
      (slot) => itemPicture('ecoitems:thing', slot, 'Item').tone,
    )
    expect(new Set(tones).size).toBeGreaterThan(1)
  })

  it('leaves what only fills slots flat', () => {
    expect(itemPicture('black_stained_glass_pane', '1', 'Border').path).toBeUndefined()
    expect(itemPicture('glass', '1', 'Border').path).toBeDefined()
  })

  it('lets arrows point where they lead', () => {
    const path = (name: string) => itemPicture('arrow', 'a', name).path
    expect(path('Next page')).not.toBe(path('Previous page'))
    expect(path('Previous page')).toBe(path('Back'))
  })

  it('stays on its grid', () => {
    const { path } = itemPicture('diamond_sword', 'a', 'Item')
    for (const [, x = '', y = '', run = ''] of path?.matchAll(/M(\d+) (\d+)h(\d+)/g) ?? []) {
      expect(Number(x) + Number(run)).toBeLessThanOrEqual(8)
      expect(Number(y)).toBeLessThan(8)
    }
  })
})
