import path from 'node:path'
import { expect, it } from 'vitest'
import { findTrigger } from '../../src/effects/builder/state'
import { readBuilderReference } from './readBuilderReference'

const { builder } = readBuilderReference(path.join(import.meta.dirname, '../../content'))

it.each([
  ['static_20', 'static_<interval>'],
  ['static_%ecoskills_agility% * 20', 'static_<interval>'],
  ['custom_my-horn', 'custom_<id>'],
  ['enchant_curse', 'enchant_<type>'],
  ['enchant_item', 'enchant_item'],
  ['static_0', undefined],
  ['static_abc', undefined],
  ['static_<interval>', undefined],
  ['enchant_Curse', undefined],
])('knows %s as %s', (id, expected) => {
  expect(findTrigger(builder, id)?.id).toBe(expected)
})
