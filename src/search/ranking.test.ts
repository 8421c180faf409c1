import { describe, expect, it } from 'vitest'
import { createEngine } from './engine'
import { packRecords } from './indexFile'
import { buildRecords } from './records'
import { sampleDoc } from './testing/sampleDocs'

type Sample = Parameters<typeof sampleDoc>[0]

/** Addresses of the results, without what all begin with. */
function found(query: string, docs: Sample[], synonyms: string[][] = []): string[] {
  const records = docs.flatMap((doc, place) =>
    buildRecords(sampleDoc({ key: `doc${String(place).padStart(3, '0')}`, ...doc }), {
      area: 'Home',
      basePath: '',
    }),
  )
  const { hits } = createEngine({ ...packRecords(records), synonyms }).search(query)
  return hits.map(({ url }) => url.replace('https://wiki.example.org', ''))
}

describe('the order of results', () => {
  it('finds a word by which a page is told although its other words are everywhere', () => {
    const talismans = Array.from({ length: 10 }, (_, place) => ({
      route: `/talisman-${place}`,
      title: `Talisman ${place}`,
    }))
    const bag = { route: '/bag', title: 'Bag', keywords: ['accessories'] }
    const other = { route: '/collections', title: 'Collections', keywords: ['hypixel'] }
    const docs = [...talismans, bag, other]
    expect(found('hypixel accessories', docs, [['accessory', 'talisman']])).toContain('/bag')
  })

  it('reads a mistake that looks like a form of another word', () => {
    const docs = [
      { route: '/multiple', title: 'Multiple worlds' },
      { route: '/damage_multiplier', title: 'damage_multiplier' },
      { route: '/multiples', title: 'Multiple lives' },
      { route: '/many', title: 'Multiple homes' },
    ]
    expect(found('multipler', docs)).toContain('/damage_multiplier')
  })

  it('puts the page of a plugin before the guides in it when nothing but its name is typed', () => {
    const docs = [
      { route: '/home', title: 'Home' },
      { route: '/ecoshop', title: 'EcoShop' },
      { route: '/ecoshop/how-to-make-a-shop', title: 'How to make a shop' },
    ]
    expect(found('shop', docs)[0]).toBe('/ecoshop')
    expect(found('make shop', docs)[0]).toBe('/ecoshop/how-to-make-a-shop')
  })
})
