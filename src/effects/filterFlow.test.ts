import { describe, expect, it } from 'vitest'
import { hasDataFor, sightOf } from './filterFlow'
import type { FlowFilter } from './filterFlow'
import type { RunTrigger } from './runTime/works'

const MELEE: RunTrigger = {
  id: 'melee_attack',
  handsOver: {
    DISPATCHER: 'LivingEntity',
    PLAYER: 'carrier',
    VICTIM: 'always',
    EVENT: { is: 'EntityDamageByEntityEvent' },
    VALUE: 'always',
  },
}
const JUMP: RunTrigger = {
  id: 'jump',
  handsOver: { DISPATCHER: 'Player', PLAYER: 'carrier', EVENT: { is: 'PlayerJumpEvent' } },
}

const filter = (...needs: Extract<FlowFilter['runtime'], object>['needs']): FlowFilter => ({
  id: 'filter',
  runtime: { needs, otherwise: 'passes' },
})

describe('what a filter sees', () => {
  it('takes every piece that it looks at', () => {
    expect(sightOf(filter('PLAYER', 'VICTIM'), MELEE)).toEqual({ sees: 'always' })
    expect(sightOf(filter('PLAYER', 'VICTIM'), JUMP)).toEqual({ sees: 'never', lacks: ['VICTIM'] })
  })

  it('is the item in hand where no item is handed over', () => {
    expect(sightOf(filter('ITEM'), JUMP)).toEqual({ sees: 'always' })
  })

  it('is no block where only a place is known', () => {
    expect(hasDataFor(filter('BLOCK'), JUMP)).toBe(false)
  })

  it('is only the event that it knows', () => {
    const damage = filter({ data: 'EVENT', is: 'EntityDamageEvent' })
    expect(hasDataFor(damage, MELEE)).toBe(true)
    expect(hasDataFor(damage, JUMP)).toBe(false)
  })

  it('is no number that stands in for a missing one', () => {
    const above: FlowFilter = { id: 'value_above', runtime: { needs: ['VALUE'], otherwise: 'one' } }
    expect(sightOf(above, MELEE)).toEqual({ sees: 'always' })
    expect(sightOf(above, JUMP)).toEqual({ sees: 'never', lacks: ['VALUE'] })
  })

  it('is the data behind the mutators', () => {
    const toVictim = {
      id: 'player_as_victim',
      transforms: [{ from: ['PLAYER'], to: 'VICTIM', is: 'Player' }],
    } as const
    expect(sightOf(filter('VICTIM'), JUMP, [toVictim])).toEqual({ sees: 'always' })
  })

  it('is not known where the source is closed', () => {
    expect(sightOf({ id: 'battlepass_task', runtime: 'unknown' }, MELEE)).toEqual({
      sees: 'unknown',
    })
    expect(sightOf(filter('PLAYER'), { id: 'closed', handsOver: 'unknown' })).toEqual({
      sees: 'unknown',
    })
  })

  it('is always enough for a filter that looks at no data', () => {
    expect(hasDataFor(filter(), JUMP)).toBe(true)
  })
})
