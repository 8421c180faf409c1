import { describe, expect, it } from 'vitest'
import type { FinderEntry } from './finderEntry'
import { flowModel, pairing } from './pairing'

const entry = (kind: FinderEntry['kind'], id: string, more: Partial<FinderEntry> = {}) =>
  ({ kind, id, href: `/${id}`, description: '', ...more }) as FinderEntry

describe('flowModel', () => {
  it('takes what can be in a config, with the data that counts', () => {
    const jump = entry('trigger', 'jump', { offers: ['PLAYER'] })
    const crate = entry('filter', 'crate', { needs: ['EVENT'] })
    const entries = [
      jump,
      entry('trigger', 'old', { state: 'removed' }),
      entry('effect', 'pay', { needs: ['PLAYER'], execution: 'triggered' }),
      entry('effect', 'fly', { execution: 'permanent' }),
      entry('mutator', 'to_player', { offers: ['LOCATION'] }),
      entry('mutator', 'spin'),
      entry('filter', 'text', { needs: ['TEXT'] }),
      crate,
      entry('mutator', 'to_player', { offers: ['LOCATION'], href: '/copy/to_player' }),
    ]
    const related = new Map([
      [jump, ['filter/crate', 'filter/text']],
      [crate, ['trigger/old']],
    ])
    const model = flowModel(entries, related)
    expect(model.triggers).toEqual([{ id: 'jump', href: '/jump', offers: ['PLAYER'] }])
    expect(model.effects.map(({ id, permanent }) => [id, permanent])).toEqual([
      ['pay', false],
      ['fly', true],
    ])
    expect(model.mutators).toEqual([{ id: 'to_player', adds: 'LOCATION' }])
    expect(model.filters.map(({ id, triggers }) => [id, ...triggers])).toEqual([
      ['text'],
      ['crate', 'jump'],
    ])
  })
})

describe('pairing', () => {
  const hit = { id: 'hit', offers: ['PLAYER', 'VICTIM'] as const }
  const jump = { id: 'jump', offers: ['PLAYER'] as const }
  const hurt = { id: 'hurt', needs: ['VICTIM'] as const, permanent: false }
  const pay = { id: 'pay', needs: ['PLAYER'] as const, permanent: false }
  const mutators = [
    { id: 'to_victim', adds: 'VICTIM' as const },
    { id: 'to_place', adds: 'LOCATION' as const },
  ]

  it('is direct when every trigger offers what every effect needs', () => {
    expect(pairing([hit], [hurt, pay], mutators)).toEqual([])
    expect(pairing([hit, jump], [pay], mutators)).toEqual([])
  })

  it('names the mutators of which one alone helps all pairs', () => {
    expect(pairing([jump], [hurt], mutators)).toEqual(['to_victim'])
    expect(pairing([hit, jump], [hurt, pay], mutators)).toEqual(['to_victim'])
  })

  it('is nothing for permanent effects and for what no mutator supplies', () => {
    expect(pairing([hit], [{ ...pay, permanent: true }], mutators)).toBeNull()
    expect(pairing([jump], [{ ...hurt, needs: ['BLOCK'] }], mutators)).toBeNull()
  })
})
