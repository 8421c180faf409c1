import { describe, expect, it } from 'vitest'
import { isSlip } from './catalogue'
import { sameKey } from './keys'

describe('sameKey', () => {
  it.each(['not-met-lines', 'not_met_lines', 'notMetLines', 'notmetlines'])(
    'reads %s as not-met-lines',
    (written) => {
      expect(sameKey(written, 'not-met-lines')).toBe(true)
    },
  )

  it.each(['not-met_lines', 'Not-Met-Lines', 'NotMetLines', 'notMetlines'])(
    'does not read %s, which is another key to the software',
    (written) => {
      expect(sameKey(written, 'not-met-lines')).toBe(false)
    },
  )

  it('knows the spellings of camelCase keys', () => {
    expect(sameKey('max-distance', 'maxDistance')).toBe(true)
  })
})

describe('isSlip', () => {
  it.each([
    ['add-damage', 'add_damage'],
    ['addDamage', 'add_damage'],
    ['add_damge', 'add_damage'],
    ['add_daamge', 'add_damage'],
    ['send_mesages', 'send_messages'],
  ])('takes %s for %s', (written, meant) => {
    expect(isSlip(written, meant)).toBe(true)
  })

  it.each([
    ['above_x', 'above_y'],
    ['in_air', 'in_bed'],
    ['give_item', 'give_item_points'],
    ['drop_item', 'shop_item'],
  ])('does not take %s for %s', (written, meant) => {
    expect(isSlip(written, meant)).toBe(false)
  })
})
