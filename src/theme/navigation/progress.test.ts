import { expect, it } from 'vitest'
import { PROGRESS, trickle } from './progress'

it('has the figures of NProgress, which readers of other docs know', () => {
  expect(PROGRESS).toEqual({ minimum: 0.08, speed: 200, trickleRate: 0.02, trickleSpeed: 800 })
})

it('moves by at most the trickle rate, and never back', () => {
  expect(trickle(0.08, 0)).toBe(0.08)
  expect(trickle(0.08, 0.5)).toBeCloseTo(0.09)
  expect(trickle(0.08, 1)).toBeCloseTo(0.1)
})

it('does not reach the end by itself', () => {
  let value: number = PROGRESS.minimum
  for (let i = 0; i < 1000; i++) value = trickle(value, 1)
  expect(value).toBe(0.994)
})
