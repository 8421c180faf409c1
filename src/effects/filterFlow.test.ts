import { describe, expect, it } from 'vitest'
import { hasDataFor } from './filterFlow'
import type { FlowFilter } from './filterFlow'

const filter = (needs: FlowFilter['needs'], ...triggers: string[]): FlowFilter => ({
  id: 'filter',
  needs,
  triggers,
})

describe('hasDataFor', () => {
  it('wants each piece that the filter looks at', () => {
    const behind = filter(['PLAYER', 'VICTIM'])
    expect(hasDataFor(behind, { id: 'melee_attack', offers: ['PLAYER', 'VICTIM'] })).toBe(true)
    expect(hasDataFor(behind, { id: 'jump', offers: ['PLAYER'] })).toBe(false)
  })

  it('takes the item in hand where no item is handed over', () => {
    expect(hasDataFor(filter(['ITEM']), { id: 'jump', offers: ['PLAYER'] })).toBe(true)
    expect(hasDataFor(filter(['ITEM']), { id: 'custom', offers: ['TEXT'] })).toBe(false)
  })

  it('does not take a place for a block, nor a missing value for one', () => {
    expect(hasDataFor(filter(['BLOCK']), { id: 'jump', offers: ['PLAYER', 'LOCATION'] })).toBe(
      false,
    )
    expect(hasDataFor(filter(['VALUE']), { id: 'jump', offers: ['PLAYER'] })).toBe(false)
  })

  it('knows the events of a filter by the name of their triggers', () => {
    const crate = filter(['EVENT'], 'crate_open')
    expect(hasDataFor(crate, { id: 'crate_open', offers: ['PLAYER', 'EVENT'] })).toBe(true)
    expect(hasDataFor(crate, { id: 'crate_win', offers: ['PLAYER', 'EVENT'] })).toBe(false)
  })

  it('finds nothing for a filter that looks at no data', () => {
    expect(hasDataFor(filter([]), { id: 'jump', offers: ['PLAYER'] })).toBe(false)
  })
})
