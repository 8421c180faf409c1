import { describe, expect, it } from 'vitest'
import type { FinderEntry } from './finderEntry'
import type { PairEffect, PairMutator, PairTrigger } from '../pairs'
import { flowModel, pairing } from './pairing'

const entry = (kind: FinderEntry['kind'], id: string, more: Partial<FinderEntry> = {}) =>
  ({ kind, id, href: `/${id}`, description: '', ...more }) as FinderEntry

describe('flowModel', () => {
  it('takes what can be in a config, with the data that counts', () => {
    const entries = [
      entry('trigger', 'jump', { offers: ['PLAYER'], handsOver: 'unknown' }),
      entry('trigger', 'old', { state: 'removed' }),
      entry('effect', 'pay', { needs: ['PLAYER'], execution: 'triggered' }),
      entry('effect', 'fly', { execution: 'permanent' }),
      entry('mutator', 'to_player', {
        offers: ['LOCATION'],
        transforms: [{ from: ['PLAYER'], to: 'LOCATION' }],
      }),
      entry('mutator', 'spin'),
      entry('filter', 'text', { runtime: { needs: ['TEXT'], otherwise: 'passes' } }),
      entry('mutator', 'to_player', {
        offers: ['LOCATION'],
        href: '/copy/to_player',
        transforms: [{ from: ['PLAYER'], to: 'LOCATION' }],
      }),
    ]
    const model = flowModel(entries)
    expect(model.triggers).toEqual([
      { id: 'jump', href: '/jump', offers: ['PLAYER'], handsOver: 'unknown' },
    ])
    expect(model.effects.map(({ id, permanent }) => [id, permanent])).toEqual([
      ['pay', false],
      ['fly', true],
    ])
    expect(model.mutators).toEqual([
      { id: 'to_player', adds: 'LOCATION', transforms: [{ from: ['PLAYER'], to: 'LOCATION' }] },
    ])
    expect(model.filters).toEqual([
      { id: 'text', href: '/text', runtime: { needs: ['TEXT'], otherwise: 'passes' } },
    ])
  })
})

describe('pairing', () => {
  const hit: PairTrigger = {
    id: 'hit',
    offers: ['PLAYER', 'VICTIM'],
    handsOver: { DISPATCHER: 'Player', PLAYER: 'carrier', VICTIM: 'always' },
  }
  const graze: PairTrigger = {
    id: 'graze',
    offers: ['PLAYER', 'VICTIM'],
    handsOver: { DISPATCHER: 'Player', PLAYER: 'carrier', VICTIM: { when: 'it wounds' } },
  }
  const jump: PairTrigger = {
    id: 'jump',
    offers: ['PLAYER', 'LOCATION'],
    handsOver: { DISPATCHER: 'Player', PLAYER: 'carrier', LOCATION: 'always' },
  }
  const hurt: PairEffect = { id: 'hurt', needs: ['VICTIM'], permanent: false }
  const pay: PairEffect = { id: 'pay', needs: ['PLAYER'], permanent: false }
  const mutators: PairMutator[] = [
    { id: 'to_victim', adds: 'VICTIM', transforms: [{ from: ['PLAYER'], to: 'VICTIM' }] },
    { id: 'to_place', adds: 'LOCATION', transforms: [{ from: ['BLOCK'], to: 'LOCATION' }] },
  ]
  const direct = { mutators: [], reasons: [] }
  const helped = { mutators: ['to_victim'], reasons: [] }

  it('is direct when every trigger hands over what every effect needs', () => {
    expect(pairing([hit], [hurt, pay], mutators)).toEqual(direct)
    expect(pairing([hit, jump], [pay], mutators)).toEqual(direct)
  })

  it('tells when it works only sometimes', () => {
    expect(pairing([graze], [hurt], mutators)).toEqual({
      mutators: [],
      reasons: [{ when: 'it wounds' }],
    })
  })

  it('names the mutators of which one alone makes all pairs do something', () => {
    // `jump` loads with `hurt`, since a place counts as a victim; nobody is hurt.
    expect(pairing([jump], [hurt], mutators)).toEqual(helped)
    expect(pairing([hit, jump], [hurt, pay], mutators)).toEqual(helped)
  })

  it('is nothing for permanent effects and for what no mutator supplies', () => {
    expect(pairing([hit], [{ ...pay, permanent: true }], mutators)).toBeNull()
    expect(pairing([jump], [{ ...hurt, needs: ['BLOCK'] }], mutators)).toBeNull()
  })
})
