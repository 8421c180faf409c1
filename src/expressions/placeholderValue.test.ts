import { expect, it } from 'vitest'
import { placeholderValue } from './placeholderValue'

it.each([
  ['12', 12],
  ['-0.5', -0.5],
  ['.5', 0.5],
  ['3.', 3],
  ['-', 0],
  ['', 0],
  ['1.2E7', 0],
  ['+5', 0],
  [' 5 ', 0],
  ['0x10', 0],
  ['1,500', 0],
  ['1.2.3', 0],
])('"%s" counts as %d', (text, number) => {
  expect(placeholderValue(text)).toBe(number)
})
