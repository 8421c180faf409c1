import { describe, expect, it } from 'vitest'
import { filterEntries, groupEntries } from './entryGroups'
import type { ListedEntry } from './entryGroups'

const entry = (id: string, description = '', ...categories: string[]): ListedEntry => ({
  id,
  href: `/${id}`,
  description,
  categories,
  requires: [],
})
const ids = (entries: ListedEntry[]) => entries.map(({ id }) => id)

describe('filterEntries', () => {
  const all = [
    entry('give_money', 'Pays the player.'),
    entry('take_money', 'Takes coins from the player.'),
    entry('in_biome', 'Where the player stands.'),
  ]

  it('finds an id however its words are joined', () => {
    for (const query of ['give_money', 'give money', 'givemoney', 'Give-Money', 'ive_mo']) {
      expect(ids(filterEntries(all, query))).toEqual(['give_money'])
    }
  })

  it('finds all words in any order, in the id or the description', () => {
    expect(ids(filterEntries(all, 'coins money'))).toEqual(['take_money'])
    expect(ids(filterEntries(all, 'PLAYER'))).toEqual(ids(all))
    expect(filterEntries(all, 'dragon')).toEqual([])
  })

  it('keeps everything for an empty query', () => {
    expect(filterEntries(all, '')).toEqual(all)
    expect(filterEntries(all, '  ')).toEqual(all)
  })
})

describe('groupEntries', () => {
  it('groups by the first category, in the order of the categories, the rest last', () => {
    const groups = groupEntries([
      entry('none'),
      entry('z_world', '', 'world', 'player'),
      entry('own', '', 'own topic'),
      entry('b_player', '', 'player'),
      entry('a_player', '', 'player'),
    ])
    expect(groups.map(({ category, entries }) => [category, ...ids(entries)])).toEqual([
      ['player', 'a_player', 'b_player'],
      ['world', 'z_world'],
      ['own topic', 'own'],
      [null, 'none'],
    ])
  })
})
