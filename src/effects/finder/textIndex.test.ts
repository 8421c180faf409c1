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
  [...(search(query) ?? [])].sort((a, b) => b[1] - a[1]).map(([place]) => ENTRIES[place]?.id)

describe('createTextIndex', () => {
  it('finds an id however its words are joined, the exact one first', () => {
    for (const query of ['give_money', 'give money', 'givemoney', 'Give-Money']) {
      expect(ids(query)).toEqual(['give_money', 'give_money_multiplier'])
    }
    expect(ids('auto smelt')).toEqual(['autosmelt'])
    expect(ids('ive_mon')).toEqual(['give_money', 'give_money_multiplier'])
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

  it('does not guess at short words', () => {
    expect(ids('xo')).toEqual([])
  })

  it('has no opinion without words', () => {
    expect(search(' _ ')).toBeNull()
  })
})
