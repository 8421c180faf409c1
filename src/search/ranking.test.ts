import { describe, expect, it } from 'vitest'
import { createEngine } from './engine'
import { packRecords } from './indexFile'
import { entrySchema } from '../effects/entry/entry'
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

  it('opens an id whose words say nothing, however many pages have the one that does', () => {
    const items = Array.from({ length: 120 }, (_, place) => ({
      route: `/item-${place}`,
      title: `Item ${place}`,
    }))
    const entry = entrySchema.parse({ kind: 'trigger', id: 'this_item', execution: 'triggered' })
    const docs = [...items, { route: '/this_item', title: 'this_item', entry }]
    expect(found('this_item', docs)[0]).toBe('/this_item')
    expect(found('this item', docs)[0]).toBe('/this_item')
  })

  it('puts a heading first that is typed in full, though others have rarer words of it', () => {
    const text = 'Counts a first blow as double damage. Double blow, first of all.'
    const docs = [
      { route: '/damage_twice', title: 'damage_twice', keywords: ['double blow', 'first blow'] },
      { route: '/double_damage', title: 'double_damage', description: text },
      {
        route: '/above_health',
        title: 'above_health',
        sections: [
          { id: null, title: 'above_health', level: 1, text: 'Health above a number.' },
          { id: 'example', title: 'Example: the first blow counts double', level: 2, text: '' },
        ],
      },
    ]
    expect(found('the first blow counts double', docs)[0]).toBe('/above_health#example')
  })

  it('puts a page that has the words in one place before one that has them scattered', () => {
    const scattered = {
      route: '/hoppers',
      title: 'Hoppers',
      keywords: ['barrel'],
      description: 'Lets a lantern glow.',
      sections: [{ id: null, title: 'Hoppers', level: 1, text: 'Of copper, if there is any.' }],
    }
    const together = {
      route: '/lights',
      title: 'Lights',
      description: 'A barrel and a lantern of copper.',
    }
    expect(found('copper lantern barrel', [scattered, together])[0]).toBe('/lights')
  })
})
