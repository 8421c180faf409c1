import { expect, it } from 'vitest'
import { withinEdits } from './edits'

it.each([
  ['money', 'money', 0, true],
  ['mony', 'money', 1, true],
  ['moneyy', 'money', 1, true],
  ['mnoey', 'money', 1, true],
  ['nomey', 'money', 1, false],
  ['nomey', 'money', 2, true],
  ['lighning', 'lightning', 1, true],
  ['a', 'abc', 1, false],
  ['', 'a', 1, true],
])('%s and %s within %d: %s', (a, b, most, expected) => {
  expect(withinEdits(a, b, most)).toBe(expected)
  expect(withinEdits(b, a, most)).toBe(expected)
})
