import { expect, it } from 'vitest'
import { withoutBadHash } from './hash'

it.each([
  ['/effects', '/effects'],
  ['/effects#points', '/effects#points'],
  ['/effects#a%20b', '/effects#a%20b'],
  ['/effects?a=1#100%', '/effects?a=1'],
  ['/effects#%E0%A4%A', '/effects'],
  ['/effects#a#b', '/effects#a#b'],
])('%s becomes %s', (given, wanted) => {
  expect(withoutBadHash(given)).toBe(wanted)
})
