import { describe, expect, it } from 'vitest'
import { TRIGGER_PARAMETERS } from './entry/entry'
import type { TriggerParameter } from './entry/entry'
import { offeredAfter, offeredData, refusal } from './dataFlow'
import type { FlowEffect, FlowTrigger } from './dataFlow'

const trigger = (...offers: TriggerParameter[]): FlowTrigger => ({ id: 'trigger', offers })
const effect = (...needs: TriggerParameter[]): FlowEffect => ({
  id: 'effect',
  needs,
  permanent: false,
})

const toPlayer = { id: 'location_to_player', adds: 'LOCATION' as const }
const toVictim = { id: 'player_as_victim', adds: 'VICTIM' as const }
const spin = { id: 'spin_location' }

describe('offeredData', () => {
  it.each(['LOCATION', 'VELOCITY', 'ITEM'] as const)('%s brings player and victim along', (one) => {
    expect(offeredData([one])).toEqual(new Set([one, 'PLAYER', 'VICTIM']))
  })

  it.each(TRIGGER_PARAMETERS.filter((one) => !['LOCATION', 'VELOCITY', 'ITEM'].includes(one)))(
    '%s brings nothing along',
    (one) => {
      expect(offeredData([one])).toEqual(new Set([one]))
    },
  )
})

describe('offeredAfter', () => {
  it('adds what a mutator writes and removes nothing', () => {
    expect(offeredAfter(new Set(['PLAYER']), [toPlayer])).toEqual(new Set(['PLAYER', 'LOCATION']))
  })

  it('does not ask whether the mutator has something to read', () => {
    expect(offeredAfter(new Set(), [toVictim])).toEqual(new Set(['VICTIM']))
  })

  it('does not let what a mutator adds bring anything along', () => {
    expect(offeredAfter(new Set(), [toPlayer])).toEqual(new Set(['LOCATION']))
  })

  it('leaves the data alone behind mutators that only change a field', () => {
    expect(offeredAfter(new Set(['LOCATION']), [spin])).toEqual(new Set(['LOCATION']))
  })
})

describe('refusal', () => {
  it('accepts an effect whose needs are all offered', () => {
    expect(refusal(trigger('PLAYER', 'VICTIM'), effect('PLAYER'))).toBeNull()
    expect(refusal(trigger('LOCATION'), effect('PLAYER', 'VICTIM'))).toBeNull()
  })

  it('names what is missing', () => {
    expect(refusal(trigger('PLAYER'), effect('PLAYER', 'LOCATION', 'EVENT'))).toEqual({
      reason: 'missing',
      parameters: ['LOCATION', 'EVENT'],
    })
  })

  it('counts the mutators of the block', () => {
    expect(refusal(trigger('PLAYER'), effect('LOCATION'), [toPlayer])).toBeNull()
  })

  it('refuses every trigger on a permanent effect', () => {
    expect(refusal(trigger('PLAYER'), { ...effect(), permanent: true })).toEqual({
      reason: 'permanent',
    })
  })

  it('accepts every trigger on a triggered effect without needs', () => {
    expect(refusal(trigger(), effect())).toBeNull()
  })
})
