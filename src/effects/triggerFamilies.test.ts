import { describe, expect, it } from 'vitest'
import { familyOf, familyPattern, memberOf } from './triggerFamilies'

const ENTRIES = [
  'jump',
  'static_<interval>',
  'global_static_<interval>',
  'custom_<id>',
  'enchant_<type>',
].map((id) => ({ id }))

const found = (id: string) => ({ found: { id } })

describe('memberOf', () => {
  it.each([
    ['static_20', found('static_<interval>')],
    ['static_+20', found('static_<interval>')],
    ['global_static_1', found('global_static_<interval>')],
    ['static_0', { refused: { id: 'static_<interval>' } }],
    ['static_-20', { refused: { id: 'static_<interval>' } }],
    ['static_+0', { refused: { id: 'static_<interval>' } }],
    ['global_static_00', { refused: { id: 'global_static_<interval>' } }],
    ['static_%a% * 2', { ...found('static_<interval>'), formula: '%a% * 2' }],
    ['static_<interval>', { ...found('static_<interval>'), formula: '<interval>' }],
    ['static_', undefined],
    ['Static_20', undefined],
    ['custom_0', found('custom_<id>')],
    ['custom_my horn!', found('custom_<id>')],
    ['custom_', undefined],
    ['enchant_curse', found('enchant_<type>')],
    ['enchant_<type>', undefined],
    ['enchant_Curse', undefined],
    ['jump', undefined],
    ['jump_2', undefined],
  ])('says what the game makes of %s', (id, expected) => {
    expect(memberOf(id, ENTRIES)).toEqual(expected)
  })
})

it('has a pattern that takes what the game makes a trigger of, and nothing else', () => {
  const ids = [
    'static_1',
    'static_0',
    'static_+0',
    'static_-5',
    'static_%a%',
    'custom_0',
    'custom_',
  ]
  for (const id of [...ids, 'enchant_curse', 'enchant_Curse', 'jump']) {
    const takes = ENTRIES.flatMap((entry) => familyOf(entry.id) ?? []).some((family) =>
      new RegExp(familyPattern(family)).test(id),
    )
    expect([id, takes]).toEqual([id, 'found' in (memberOf(id, ENTRIES) ?? {})])
  }
})
