import { expect, it } from 'vitest'
import { isConfig } from './isConfig'

it('knows a config by its keys', () => {
  expect(isConfig('…effects: - id: <mark>give_money</mark> args: amount: 25')).toBe(true)
  expect(isConfig('silently. - id: give_money')).toBe(true)
})

it('leaves sentences alone', () => {
  expect(isConfig('Pays <mark>money</mark> into the account, silently.')).toBe(false)
  expect(isConfig('Two ways: by command, or by hand.')).toBe(false)
})
