import { expect, it } from 'vitest'
import { keepTyped } from './typed'

const typed = { text: 'money ', settled: 'mo', hasFollowed: false }

it('keeps what was typed while the address is as it was', () => {
  expect(keepTyped(typed, 'mo')).toBe(typed)
  expect(keepTyped(null, 'mo')).toBeNull()
})

it('keeps it, blanks included, when the address has followed', () => {
  const followed = keepTyped(typed, 'money')
  expect(followed).toEqual({ text: 'money ', settled: 'money', hasFollowed: true })
  // On the way back the address says again what it said before.
  expect(keepTyped(followed, 'mo')).toBeNull()
})

it('forgets it when the address says something else', () => {
  expect(keepTyped(typed, 'bow')).toBeNull()
})
