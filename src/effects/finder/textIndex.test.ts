import { describe, expect, it } from 'vitest'
import type { FinderEntry } from './finderEntry'
import { createTextIndex } from './textIndex'

const entry = (id: string, description = '', more: Partial<FinderEntry> = {}): FinderEntry => ({
  kind: 'effect',
  id,
  href: `/${id}`,
  description,
  ...more,
})

const ENTRIES = [
  entry('give_money', 'Pays the player.', { arguments: ['amount'], words: 'cash salary' }),
  entry('take_money', 'Takes coins away.', { arguments: ['amount'] }),
  entry('give_money_multiplier', 'Multiplies.'),
  entry('strike_lightning', 'Lightning hits the place.', { arguments: ['strike_count'] }),
  entry('autosmelt', 'Smelts what drops.'),
  entry('mine', 'Digs.'),
]
const search = createTextIndex(ENTRIES)
const ids = (query: string) =>
  [...(search(query)?.scores ?? [])]
    .sort((a, b) => b[1] - a[1])
    .map(([place]) => ENTRIES[place]?.id)

function first(entries: readonly FinderEntry[], query: string): FinderEntry | undefined {
  const [best] = [...(createTextIndex(entries)(query)?.scores ?? [])].sort((a, b) => b[1] - a[1])
  return best && entries[best[0]]
}

describe('createTextIndex', () => {
  it('finds an id however its words are joined, the exact one first', () => {
    for (const query of ['give_money', 'give money', 'givemoney', 'Give-Money']) {
      expect(ids(query)).toEqual(['give_money', 'give_money_multiplier'])
    }
    expect(ids('auto smelt')).toEqual(['autosmelt'])
    expect(ids('ive_mon')).toEqual(['give_money', 'give_money_multiplier'])
  })

  it('looks at the first words alone when there are thousands', () => {
    expect(ids(`${'money '.repeat(30)} autosmelt`)).toEqual(ids('money'))
    expect(ids(`autosmelt ${'x'.repeat(100_000)}`)).toEqual([])
  })

  it('finds words in any order, in ids, descriptions, arguments and keywords', () => {
    expect(ids('money take')).toEqual(['take_money'])
    expect(ids('coins amount')).toEqual(['take_money'])
    expect(ids('strike_count')).toEqual(['strike_lightning'])
    expect(ids('cash')).toEqual(['give_money'])
    expect(ids('coins lightning')).toEqual([])
  })

  it('forgives typing errors in words that nothing starts with', () => {
    expect(ids('give mnoey')).toEqual(['give_money', 'give_money_multiplier'])
    expect(ids('lihgtning')).toEqual(['strike_lightning'])
    expect(ids('lighnt')).toEqual(['strike_lightning'])
    expect(ids('givmoney')).toEqual(['give_money'])
    expect(ids('mine')).toEqual(['mine'])
  })

  it('shows what holds most of a question that nothing holds all of', () => {
    expect(ids('how do I make it strike lightning on my enemy')[0]).toBe('strike_lightning')
    expect(search('strike lightning on my enemy')?.isPartial).toBe(true)
    expect(search('strike lightning')?.isPartial).toBe(false)
    // Half of it is not most of it.
    expect(ids('strike gold')).toEqual([])
  })

  it('takes the name of a kind for the kind, whatever the entries say', () => {
    const entries = [
      entry('catch_fish', 'Something bites.', { kind: 'trigger' }),
      entry('fish_size', 'How large it is.', { kind: 'filter' }),
    ]
    expect(first(entries, 'fishing trigger')?.id).toBe('catch_fish')
    expect(first(entries, 'filter fish')?.id).toBe('fish_size')
  })

  it('does not guess at short words', () => {
    expect(ids('xo')).toEqual([])
  })

  it('puts the filter first whose opposite is typed, but not before that very id', () => {
    const names = ['blocks', 'entities', 'items', 'text']
    const others = [
      entry('blocks'),
      entry('blocks_near', 'Not blocks.', { kind: 'condition' }),
      entry('text_contains', 'Not text: entities, items.', { kind: 'condition' }),
      entry('items_worn', '', { kind: 'filter' }),
    ]
    const filters = names.map((name) => entry(name, 'What may be there.', { kind: 'filter' }))
    for (const name of names) {
      for (const query of [`not_${name}`, `not ${name}`, `NOT-${name}`]) {
        expect(first([...others, ...filters], query)).toMatchObject({ kind: 'filter', id: name })
      }
    }
    expect(first([...others, ...filters], 'not_bl')?.kind).toBe('filter')
    expect(first([...filters, entry('not_text')], 'not_text')?.id).toBe('not_text')
    expect(createTextIndex(filters)('not')?.scores.size).toBe(0)
  })

  it.each([
    ['static_40', 'static_<interval>'],
    ['global_static_200', 'global_static_<interval>'],
    ['custom_my_spell', 'custom_<id>'],
    ['enchant_sharpness', 'enchant_<type>'],
    ['enchant_item', 'enchant_item'],
  ])('finds for %s first %s', (query, id) => {
    const families = ['static_<interval>', 'global_static_<interval>', 'custom_<id>']
    const list = [...families, 'enchant_<type>', 'enchant_item', 'my_spell', 'sharpness']
    const entries = list.map((name) => entry(name, 'Not 40 or 200: custom enchant my spell.'))
    expect(first(entries, query)?.id).toBe(id)
    expect(first([...entries].reverse(), query)?.id).toBe(id)
  })

  it('has no opinion without words', () => {
    expect(search(' _ ')).toBeNull()
  })
})
