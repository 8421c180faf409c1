import { describe, expect, it } from 'vitest'
import { createFinder } from './finder'
import type { FinderEntry } from './finderEntry'
import { parseState } from './state'
import { nearestEntries, waysOn } from './suggestions'

const entry = (
  kind: FinderEntry['kind'],
  id: string,
  more: Partial<FinderEntry> = {},
): FinderEntry => ({ kind, id, href: `/${kind}/${id}`, description: '', ...more })

const ENTRIES = [
  entry('effect', 'damage_victim', {
    execution: 'triggered',
    needs: ['VICTIM'],
    categories: ['combat'],
    arguments: ['damage'],
  }),
  entry('effect', 'flight', { execution: 'permanent', categories: ['movement', 'player'] }),
  entry('effect', 'give_money', {
    execution: 'triggered',
    needs: ['PLAYER'],
    categories: ['economy'],
    arguments: ['amount'],
  }),
  entry('effect', 'give_points', {
    execution: 'triggered',
    needs: ['PLAYER'],
    categories: ['economy'],
    arguments: ['amount', 'type'],
  }),
  entry('effect', 'give_token', { execution: 'triggered', state: 'removed' }),
  entry('condition', 'above_balance', { categories: ['economy'], requires: ['Vault'] }),
  entry('mutator', 'player_as_victim', { offers: ['VICTIM'] }),
  entry('trigger', 'jump', { offers: ['PLAYER'] }),
  entry('trigger', 'melee_attack', { offers: ['PLAYER', 'VICTIM', 'LOCATION'] }),
  entry('trigger', 'server_start', { offers: [] }),
]
const find = createFinder(ENTRIES)
const ask = (search: string) => find(parseState(search))
const ids = (search: string) => ask(search).hits.map(({ entry: { id } }) => id)

describe('createFinder', () => {
  it('lists everything in its order', () => {
    expect(ids('')).toEqual(ENTRIES.map(({ id }) => id))
  })

  it('lets one of several values do for kinds, categories and plugins', () => {
    expect(ids('?kind=condition&kind=mutator')).toEqual(['above_balance', 'player_as_victim'])
    expect(ids('?category=combat&category=movement')).toEqual(['damage_victim', 'flight'])
    expect(ids('?category=economy&requires=Vault')).toEqual(['above_balance'])
    expect(ids('?execution=permanent')).toEqual(['flight'])
  })

  it('wants all of several pieces of data and arguments', () => {
    expect(ids('?offers=PLAYER&offers=VICTIM')).toEqual(['melee_attack'])
    expect(ids('?offers=VICTIM')).toEqual(['player_as_victim', 'melee_attack'])
    expect(ids('?argument=amount&argument=type')).toEqual(['give_points'])
    expect(ids('?needs=VICTIM')).toEqual(['damage_victim'])
  })

  it('keeps the effects of a trigger, those that need a mutator last and with its name', () => {
    const { hits } = ask('?trigger=jump')
    expect(hits.map(({ entry: { id }, mutators }) => [id, ...mutators])).toEqual([
      ['give_money'],
      ['give_points'],
      ['damage_victim', 'player_as_victim'],
    ])
    expect(ids('?trigger=jump&trigger=melee_attack')).toHaveLength(3)
  })

  it('takes a filled-in id of a family for the trigger of the family', () => {
    const findStatic = createFinder([
      ...ENTRIES,
      entry('trigger', 'static_<interval>', { offers: ['PLAYER'] }),
    ])
    const hits = (search: string) => findStatic(parseState(search)).hits
    expect(hits('?trigger=static_20')).toEqual(hits('?trigger=static_%3Cinterval%3E'))
    expect(hits('?trigger=static_20').map(({ entry: { id } }) => id)).toContain('give_money')
    expect(hits('?trigger=dynamic_20')).toEqual([])
  })

  it('keeps the triggers of an effect, and none of a permanent or an unknown one', () => {
    expect(ids('?effect=damage_victim')).toEqual(['melee_attack', 'jump', 'server_start'])
    expect(ids('?effect=flight')).toEqual([])
    expect(ids('?effect=nothing')).toEqual([])
  })

  it('puts the best first when there are words', () => {
    expect(ids('?q=victim')).toEqual(['damage_victim', 'player_as_victim'])
    expect(ids('?q=give_points')).toEqual(['give_points'])
    expect(ids('?q=economy')).toEqual([])
  })

  it('counts what each value would show beside the other filters', () => {
    const { counts } = ask('?kind=effect&category=economy')
    expect(Object.fromEntries(counts.kind)).toEqual({
      effect: 2,
      condition: 1,
      mutator: 0,
      trigger: 0,
    })
    expect(counts.category.get('combat')).toBe(1)
    expect(counts.category.get('economy')).toBe(2)
    expect(counts.argument.get('type')).toBe(1)
    expect(ask('?offers=VICTIM').counts.offers.get('PLAYER')).toBe(1)
    expect(ask('?q=victim').counts.kind.get('effect')).toBe(1)
  })
})

describe('a chosen version', () => {
  const findAt = createFinder(ENTRIES, {
    libreforge: ['5.0', '4.1', '4.0'],
    plugins: {
      EcoZoo: [
        ['2.0', '5.0'],
        ['1.1.0', '4.1'],
      ],
      Vault: [['9', '4.0']],
    },
    history: {
      'effect/give_points': { since: '5.0' },
      'effect/give_token': { removed: '4.1' },
      'effect/flight': { removed: '4.1' },
      'condition/above_balance': { since: '5.0' },
    },
  })
  const at = (search: string) => {
    const { hits, leftOut } = findAt(parseState(search))
    return { ids: hits.map(({ entry: { id } }) => id), leftOut }
  }

  it('leaves out what came later and what is gone, and says how many', () => {
    expect(at('?kind=effect&version=EcoZoo+1.1')).toEqual({
      // `flight` went on in a plugin.
      ids: ['damage_victim', 'flight', 'give_money'],
      leftOut: { later: 1, gone: 1 },
    })
    expect(at('?kind=effect&version=libreforge+4.0')).toEqual({
      ids: ['damage_victim', 'flight', 'give_money', 'give_token'],
      leftOut: { later: 1, gone: 0 },
    })
    expect(at('?kind=mutator&version=EcoZoo+1.1').leftOut).toEqual({ later: 0, gone: 0 })
  })

  it('is the newest libreforge of several plugins', () => {
    expect(at('?q=give&version=EcoZoo+1.1&version=libreforge+5.0').ids).toContain('give_points')
  })

  it('keeps what a plugin of the family may bring itself', () => {
    expect(at('?kind=condition&version=libreforge+4.0').ids).toEqual(['above_balance'])
  })

  it('fits nothing when it is not known', () => {
    expect(at('?version=EcoZoo+9')).toEqual({ ids: [], leftOut: { later: 0, gone: 0 } })
    expect(ids('?version=EcoZoo+2.0')).toEqual([])
    expect(waysOn(findAt, parseState('?kind=mutator&version=EcoZoo+9'))).toMatchObject([
      { facet: 'version', value: 'EcoZoo 9', count: 1 },
    ])
  })
})

describe('waysOn', () => {
  it('offers to take back what stands in the way, the most results first', () => {
    const ways = waysOn(find, parseState('?q=money&kind=trigger'))
    expect(ways.map(({ facet, value, count }) => [facet, value, count])).toEqual([
      [undefined, 'money', 3],
      ['kind', 'trigger', 1],
    ])
    expect(ways[1]?.state).toEqual({ query: 'money', chosen: {} })
  })

  it('offers nothing where nothing helps, and not to take back the only question', () => {
    expect(waysOn(find, parseState('?q=zzz&requires=Nope'))).toEqual([])
    expect(waysOn(find, parseState('?q=zzz'))).toEqual([])
  })
})

it('names the entries whose ids are most alike', () => {
  expect(nearestEntries(ENTRIES, 'gvie_mnoy').map(({ id }) => id)).toEqual(['give_money'])
  expect(nearestEntries(ENTRIES, '   ')).toEqual([])
  // One of its words, with a mistake, is enough.
  expect(nearestEntries(ENTRIES, 'pay the player mnoey please').map(({ id }) => id)).toContain(
    'give_money',
  )
})
