import { expect, it } from 'vitest'
import { rangeWords, readLimits } from './keyLimits'

it.each([
  ['', '', {}],
  ['free, premium', '', { choices: ['free', 'premium'] }],
  ['', '1..6', { least: 1, most: 6 }],
  ['', '0.01..', { least: 0.01 }],
  ['', '..16', { most: 16 }],
  ['', '-1..0.5', { least: -1, most: 0.5 }],
])('reads %j and %j', (choices, range, limits) => {
  expect(readLimits(choices, range)).toEqual(limits)
})

it.each([
  ['free,', ''],
  ['free, free', ''],
  ['', '1-6'],
  ['', '..'],
  ['', '6..1'],
])('refuses %j and %j', (choices, range) => {
  expect(readLimits(choices, range)).toBeUndefined()
})

it('puts ranges into words', () => {
  expect(rangeWords({ least: 1, most: 6 })).toBe('from 1 to 6')
  expect(rangeWords({ least: 2 })).toBe('at least 2')
  expect(rangeWords({ most: 16 })).toBe('at most 16')
  expect(rangeWords({})).toBeUndefined()
})
