import { expect, it } from 'vitest'
import { stemOf } from './stems'

it.each([
  ['enchants', 'enchantment'],
  ['enchanting', 'enchanted'],
  ['crates', 'crate'],
  ['multiplier', 'multiply'],
  ['mining', 'mine'],
  ['armour', 'armor'],
  ['colours', 'color'],
])('"%s" is a form of "%s"', (one, other) => {
  expect(stemOf(one)).toBe(stemOf(other))
})

it.each([
  ['play', 'player'],
  ['kill', 'skill'],
  ['pet', 'petal'],
  ['hour', 'hor'],
  ['four', 'for'],
])('"%s" is none of "%s"', (one, other) => {
  expect(stemOf(one)).not.toBe(stemOf(other))
})

it('leaves what is no English word', () => {
  expect(stemOf('é1s')).toBe('é1s')
  expect(stemOf('xps')).toBe('xps')
})
