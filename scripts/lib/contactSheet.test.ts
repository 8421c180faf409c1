import { describe, expect, test } from 'vitest'
import { contactSheet } from './contactSheet.mjs'
import { SCREENS, SCREEN_WIDTHS } from './screens.mjs'

const shot = { name: 'home', route: '/', theme: 'light', width: 320, file: 'home-light-320.png' }

describe('contact sheet', () => {
  test('has a row for each screen and theme, with all its widths', () => {
    const sheet = contactSheet([
      shot,
      { ...shot, width: 1440, file: 'home-light-1440.png' },
      { ...shot, theme: 'dark', file: 'home-dark-320.png' },
    ])
    expect(sheet.match(/<section/g)).toHaveLength(2)
    expect(sheet.match(/<figure>/g)).toHaveLength(3)
    expect(sheet).toContain('src="home-light-1440.png"')
  })

  test('addresses are text', () => {
    expect(contactSheet([{ ...shot, route: '/a?q=<b>&c' }])).toContain('/a?q=&#60;b&#62;&#38;c')
  })
})

test('screens have names of their own, and widths grow', () => {
  expect(new Set(SCREENS.map(({ name }) => name)).size).toBe(SCREENS.length)
  expect([...SCREEN_WIDTHS].sort((a, b) => a - b)).toEqual(SCREEN_WIDTHS)
})
