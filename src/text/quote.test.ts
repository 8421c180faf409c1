import { expect, it } from 'vitest'
import { clip, quoted } from './quote'

it('quotes a word as it is', () => {
  expect(quoted('give_mony')).toBe('`give_mony`')
})

it('lets no part of the text out of the quote', () => {
  expect(quoted('x` [Open the fix](https://evil.example/a) `y')).toBe(
    "`x' [Open the fix](https://evil.example/a) 'y`",
  )
})

it('keeps to one short line without control characters', () => {
  expect(quoted('a\n::error ::b')).toBe('`a ::error ::b`')
  expect(clip('a\u001b[31mb\u202ec\r\n')).toBe('a [31mb c ')
  expect(clip('x'.repeat(1_000_000))).toBe(`${'x'.repeat(60)}…`)
})
