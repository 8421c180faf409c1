import { expect, it } from 'vitest'
import { suggestLookups } from './suggestLookups'

const NAMES = ['diamond', 'diamond_sword', 'iron_sword', 'emerald']

it.each([
  ['dia', ['diamond', 'diamond_sword']],
  ['SWORD', ['diamond_sword', 'iron_sword']],
  ['diamond', ['diamond_sword']],
  ['emerald ? iron', ['emerald ? iron_sword']],
  ['emerald || *iron', ['emerald || *iron_sword']],
  ['', []],
  ['emerald ? ', []],
  // Modifiers are no names.
  ['diamond_sword iron', []],
])('%j', (text, suggested) => {
  expect(suggestLookups(NAMES, text)).toEqual(suggested)
})
