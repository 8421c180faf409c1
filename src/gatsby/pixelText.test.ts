import { expect, it } from 'vitest'
import { textColumns, textPath } from './pixelText'

it('takes as many columns as its letters have, and one between them', () => {
  expect(textColumns('i')).toBe(3)
  expect(textColumns('Eco')).toBe(17)
  expect(textColumns(' Eco ')).toBe(17)
  expect(textColumns('a b')).toBe(5 + 1 + 3 + 1 + 5)
  expect(textColumns('')).toBe(0)
})

it('draws a square for each bit, accents left out and signs that it does not know', () => {
  expect(textPath('-', 10, 20, 4)).toBe(
    [10, 14, 18, 22, 26].map((x) => `M${x} 32h4v4h-4z`).join(''),
  )
  expect(textPath('é', 0, 0, 1)).toBe(textPath('e', 0, 0, 1))
  expect(textPath('العربية', 0, 0, 1)).toBe('')
  expect(textColumns('العربية')).toBe(0)
})
