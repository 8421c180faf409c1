import { expect, it } from 'vitest'
import { COLOR_CODES, gradientColors, isDarkColor } from './colorCodes'

it('a gradient goes from one colour to the other', () => {
  expect(gradientColors('000000', '0000FF', 2)).toEqual(['#000000', '#0000ff'])
  expect(gradientColors('FF0000', '000000', 1)).toEqual(['#ff0000'])
})

it('a gradient of many letters stops short, as the plugin counts in whole steps', () => {
  expect(gradientColors('000000', '000010', 11).at(-1)).toBe('#00000a')
})

it('dark colours of the game are those that cannot be read on the ground of the chat', () => {
  const dark = COLOR_CODES.filter(([, , color]) => isDarkColor(color)).map(([, name]) => name)
  expect(dark).toEqual(['black', 'dark_blue', 'dark_red', 'dark_purple', 'dark_gray', 'blue'])
})
