import { describe, expect, it } from 'vitest'
import { doesSomething, helpingMutators, pairOf } from './pairs'
import type { PairEffect, PairMutator, PairTrigger } from './pairs'

const jump: PairTrigger = {
  id: 'jump',
  offers: ['PLAYER', 'LOCATION'],
  handsOver: { DISPATCHER: 'Player', PLAYER: 'carrier', LOCATION: 'always' },
}
const heal: PairTrigger = {
  id: 'heal',
  offers: ['PLAYER'],
  handsOver: { DISPATCHER: 'Player', PLAYER: 'carrier' },
}
const effect = (...needs: PairEffect['needs']): PairEffect => ({
  id: 'any',
  needs,
  permanent: false,
})

const toPlayer: PairMutator = {
  id: 'location_to_player',
  adds: 'LOCATION',
  transforms: [{ from: ['PLAYER'], to: 'LOCATION' }],
}
const toVictim: PairMutator = {
  id: 'player_as_victim',
  adds: 'VICTIM',
  transforms: [{ from: ['PLAYER'], to: 'VICTIM' }],
}
const toProjectile: PairMutator = {
  id: 'location_to_projectile',
  adds: 'LOCATION',
  transforms: [{ from: ['PROJECTILE'], to: 'LOCATION' }],
}

describe('a pair', () => {
  it('loads and works, loads in vain, or does not load', () => {
    expect(pairOf(jump, effect('PLAYER'))).toEqual({ state: 'works' })
    expect(pairOf(jump, effect('VICTIM'))).toEqual({ state: 'idle', lacks: ['VICTIM'] })
    expect(pairOf(jump, effect('BLOCK'))).toMatchObject({ state: 'refused' })
    expect(pairOf(jump, { ...effect(), permanent: true })).toMatchObject({ state: 'refused' })
  })

  it('is undone by a mutator that finds nothing', () => {
    expect(pairOf(jump, effect('LOCATION'), [toProjectile])).toMatchObject({ state: 'idle' })
  })

  it('may not load although it would work', () => {
    // The place of the player is there without being declared.
    expect(doesSomething(pairOf(heal, effect('LOCATION')))).toBe(false)
  })
})

describe('mutators that help', () => {
  const all = [toPlayer, toVictim, toProjectile]

  it('are those that make it load and work', () => {
    expect(helpingMutators(heal, effect('LOCATION'), all)).toEqual([toPlayer])
    expect(helpingMutators(jump, effect('VICTIM'), all)).toEqual([toVictim])
  })

  it('are none where none is needed, where two would be, and for what none supplies', () => {
    expect(helpingMutators(jump, effect('LOCATION'), all)).toEqual([])
    expect(helpingMutators(heal, effect('LOCATION', 'VICTIM'), all)).toEqual([])
    expect(helpingMutators(jump, effect('EVENT'), all)).toEqual([])
    expect(helpingMutators(heal, { ...effect('LOCATION'), permanent: true }, all)).toEqual([])
  })

  it('stand behind those that are there already', () => {
    expect(helpingMutators(heal, effect('LOCATION', 'VICTIM'), all, [toVictim])).toEqual([toPlayer])
  })
})
