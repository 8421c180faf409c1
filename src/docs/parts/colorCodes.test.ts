import { expect, it } from 'vitest'
import { gradientColors } from './colorCodes'

it('a gradient goes from one colour to the other', () => {
  expect(gradientColors('000000', '0000FF', 2)).toEqual(['#000000', '#0000ff'])
  expect(gradientColors('FF0000', '000000', 1)).toEqual(['#ff0000'])
})

it('a gradient of many letters stops short, as the plugin counts in whole steps', () => {
  expect(gradientColors('000000', '000010', 11).at(-1)).toBe('#00000a')
})
