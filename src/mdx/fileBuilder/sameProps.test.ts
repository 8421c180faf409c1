import { expect, it } from 'vitest'
import { sameProps } from './sameProps'

it('leaves alone what has only moved, and nothing else', () => {
  const isSame = sameProps('item', (before: { text: string }, after: { text: string }) => {
    return before.text === after.text
  })
  const props = { item: { text: 'a' }, path: ['effects', 0], isOwn: true }
  expect(isSame(props, { ...props, item: { text: 'a' }, path: ['effects', 0] })).toBe(true)
  expect(isSame(props, { ...props, item: { text: 'b' } })).toBe(false)
  expect(isSame(props, { ...props, path: ['effects', 1] })).toBe(false)
  expect(isSame(props, { ...props, isOwn: false })).toBe(false)
})
