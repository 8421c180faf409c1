import { expect, it } from 'vitest'
import { shortQuery } from './shortQuery'

it('leaves what people type as it is', () => {
  expect(shortQuery(' give  money ')).toBe(' give  money ')
})

it('cuts long words and many', () => {
  expect(shortQuery('a'.repeat(100_000))).toHaveLength(200)
  expect(shortQuery('a '.repeat(4000)).split(' ')).toHaveLength(20)
})
