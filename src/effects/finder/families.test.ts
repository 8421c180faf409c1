import { expect, it } from 'vitest'
import { resolveId } from './families'

it.each([
  ['static_<interval>', 'static_40', true],
  ['static_<interval>', ' Static_40 ', true],
  ['static_<interval>', 'static_', false],
  ['static_<interval>', 'static_0', false],
  ['static_<interval>', 'static_%level% * 20', true],
  ['static_<interval>', 'global_static_40', false],
  ['custom_<id>', 'custom_my_spell', true],
  ['custom_<id>', 'custom my spell', false],
])('%s is the family of "%s": %s', (id, written, expected) => {
  expect(resolveId(written, [id])).toBe(expected ? id : undefined)
})

it('resolves an id to itself before any family', () => {
  const ids = ['enchant_<type>', 'enchant_item', 'static_<interval>']
  expect(resolveId('enchant_item', ids)).toBe('enchant_item')
  expect(resolveId('enchant_sharpness', ids)).toBe('enchant_<type>')
  expect(resolveId('static_<interval>', ids)).toBe('static_<interval>')
  expect(resolveId('jump', ids)).toBeUndefined()
})

it('takes the words of an id for the id', () => {
  const ids = ['mine_block', 'custom_<id>']
  for (const written of ['Mine_Block', 'mine block', ' MINE-BLOCK ']) {
    expect(resolveId(written, ids)).toBe('mine_block')
  }
})
