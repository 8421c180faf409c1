import { describe, expect, it } from 'vitest'
import { worksFor } from './works'
import type { RunEffect, RunTrigger } from './works'

const attack: RunTrigger = {
  id: 'melee_attack',
  handsOver: { DISPATCHER: 'LivingEntity', PLAYER: 'carrier', VICTIM: 'always' },
}
const jump: RunTrigger = { id: 'jump', handsOver: { DISPATCHER: 'Player', PLAYER: 'carrier' } }
const tick: RunTrigger = { id: 'global_static', handsOver: { DISPATCHER: 'Server' } }
const death: RunTrigger = {
  id: 'entity_death',
  handsOver: { DISPATCHER: 'Mob', VICTIM: 'carrier' },
}

const damage: RunEffect = { id: 'damage_victim', runtime: { needs: ['VICTIM'] } }
const message: RunEffect = { id: 'send_message', needs: ['PLAYER'] }

describe('whether a pair works', () => {
  it('is told by the data that is there', () => {
    expect(worksFor(attack, damage)).toEqual({ works: 'always' })
    expect(worksFor(jump, damage)).toEqual({ works: 'never', lacks: ['VICTIM'] })
  })

  it('goes by what an effect declares where it looks for just that', () => {
    expect(worksFor(jump, message)).toEqual({ works: 'always' })
    expect(worksFor(tick, message)).toEqual({ works: 'never', lacks: ['PLAYER'] })
  })

  it('is not known where a source is closed', () => {
    expect(worksFor({ id: 'closed', handsOver: 'unknown' }, damage)).toEqual({ works: 'unknown' })
    expect(worksFor(attack, { id: 'closed', runtime: 'unknown' })).toEqual({ works: 'unknown' })
  })

  it('counts for players first, then for whom the trigger fires', () => {
    const notPlayer: RunEffect = {
      id: 'remove_dispatcher',
      runtime: { needs: [{ data: 'DISPATCHER', is: 'Mob' }] },
    }
    expect(worksFor(attack, notPlayer)).toEqual({
      works: 'sometimes',
      reasons: [{ data: 'DISPATCHER', is: ['Mob'] }],
    })
    expect(worksFor(jump, notPlayer)).toMatchObject({ works: 'never' })
    expect(worksFor(death, damage)).toEqual({ works: 'always' })
  })

  it('never works for a carrier that the trigger does not fire for', () => {
    expect(worksFor(tick, { id: 'broadcast' }, [], { types: ['Player'] })).toEqual({
      works: 'never',
      lacks: [],
    })
  })

  it('takes a player first where the file allows more', () => {
    const living = { types: ['LivingEntity'] } as const
    expect(worksFor(attack, message, [], living)).toEqual({ works: 'always' })
  })

  it('never works behind a trigger that effects cannot hear', () => {
    const leave: RunTrigger = {
      id: 'leave',
      handsOver: { DISPATCHER: 'Player', PLAYER: 'carrier', sets_off: 'counters' },
    }
    expect(worksFor(leave, message)).toEqual({ works: 'never', lacks: [] })
  })

  it('takes the mutators in their order', () => {
    const toVictim = {
      id: 'player_as_victim',
      transforms: [{ from: ['PLAYER'], to: 'VICTIM', is: 'Player' }],
    } as const
    expect(worksFor(jump, damage, [toVictim])).toEqual({ works: 'always' })
  })
})
