import { expect, it } from 'vitest'
import { heightDuration } from './heightDuration'

it('grows with the height, but less and less', () => {
  const [small, middle, large] = [36, 360, 3600].map(heightDuration)
  expect([small, middle, large]).toEqual([192, 327, 714])
})

it('is nothing where nothing moves', () => {
  expect(heightDuration(0)).toBe(0)
  expect(heightDuration(-5)).toBe(0)
})
