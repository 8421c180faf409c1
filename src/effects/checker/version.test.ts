import { describe, expect, it } from 'vitest'
import type { History, VersionNotes } from '../versions/types'
import { checkConfig } from './check'
import { REFERENCE } from './testing/reference'
import { referenceAt } from './version'

const HISTORY: History = {
  'condition/is_sneaking': { since: '5.0' },
  'effect/add_damage': { since: '4.1' },
  'effect/give_item_level_xp': { since: '5.0' },
  'effect/give_virtual_key': { since: '5.0' },
  'effect/luck_multiplier': { removed: '5.0' },
  'effect/mine_radius': {
    arguments: { whitelist: { since: '5.0' }, depth: { removed: '5.0' } },
  },
  'effect/add_holder': { arguments: { duration: { since: '5.0' } } },
  'effect/run_chain_inline': { removed: '5.0' },
  'filter/is_boss': { since: '5.0' },
  'mutator/player_as_victim': { since: '5.0' },
  'trigger/static_<>': { since: '5.0' },
}

const notes = (libreforge: string): VersionNotes => ({
  running: { libreforge, name: 'EcoZoo', version: '1.2' },
  history: HISTORY,
  plugins: ['EcoZoo', 'EcoCrates'],
})

const OLD = referenceAt(REFERENCE, notes('4.2'))
const NEW = referenceAt(REFERENCE, notes('5.0'))

function said(text: string, reference = OLD): string[] {
  return checkConfig(text, reference).findings.map(
    ({ severity, code, message }) => `${severity} ${code}: ${message}`,
  )
}

const effect = (id: string, ...lines: string[]) =>
  ['effects:', `  - id: ${id}`, '    triggers: [melee_attack]', ...lines].join('\n')

describe('ids', () => {
  it('that came later are told with both versions, whatever their kind', () => {
    expect(said('conditions:\n  - id: is_sneaking\n')).toEqual([
      'error too-new: `is_sneaking` came with libreforge 5.0; EcoZoo 1.2 brings 4.2.',
    ])
    expect(said(effect('bleed', '    filters:', '      not_is_boss: true'))).toEqual([
      'error too-new: `is_boss` came with libreforge 5.0; EcoZoo 1.2 brings 4.2. Until then it was `only_bosses`.',
    ])
    const [filter] = checkConfig(
      effect('bleed', '    filters: { not_is_boss: true }'),
      OLD,
    ).findings
    expect(filter?.fix?.title).toBe('Write `not_only_bosses`')
    expect(said('triggers: [static_20]\neffects: [{ id: flight }]')[0]).toMatch(
      /^error too-new: `static_20` came with libreforge 5\.0/,
    )
    expect(said('conditions:\n  - id: is_sneaking\n', NEW)).toEqual([])
  })

  it('have the name that they had then', () => {
    const [finding] = checkConfig(effect('give_item_level_xp'), OLD).findings
    expect(finding?.message).toMatch(/Until then it was `level_item`\.$/)
    expect(finding?.fix?.title).toBe('Write `level_item`')
    // What came later cannot be used instead.
    expect(said(effect('level_item'))).toEqual([])
    expect(said(effect('level_item'), NEW)[0]).toMatch(/^warning deprecated/)
  })

  it('that are gone are told with the version, once they are', () => {
    const text = 'effects:\n  - id: luck_multiplier\n'
    expect(said(text, NEW)).toEqual([
      'error removed: `luck_multiplier` was removed with libreforge 5.0; EcoZoo 1.2 brings 5.0. Use `add_luck` instead.',
    ])
    expect(said(text)).toEqual([])
  })

  it('that are gone and have no page are told, too', () => {
    expect(said(effect('run_chain_inline'), NEW)).toEqual([
      'error removed: `run_chain_inline` was removed with libreforge 5.0; EcoZoo 1.2 brings 5.0.',
    ])
    expect(said(effect('run_chain_inline'))[0]).toMatch(/^info removed/)
  })

  it('that came later are not proposed', () => {
    const jump = 'effects:\n  - id: bleed\n    triggers: [jump]\n'
    expect(said(jump, NEW).join()).toContain('`player_as_victim`')
    expect(said(jump).join()).not.toContain('`player_as_victim`')
    expect(said('conditions:\n  - id: is_sneeking\n')[0]).toMatch(/^warning unknown-condition/)
  })

  it('that a plugin of the family may bring itself are not judged', () => {
    expect(said(effect('give_virtual_key'))).toEqual([
      'info needs-plugin: `give_virtual_key` needs EcoCrates.',
    ])
  })
})

describe('arguments', () => {
  const mine = (name: string) =>
    effect('mine_radius', '    args:', '      radius: 1', `      ${name}: [stone]`).replace(
      'melee_attack',
      'mine_block',
    )

  it('that came later or are gone are told with both versions', () => {
    expect(said(mine('whitelist'))).toEqual([
      'warning too-new: The argument `whitelist` of `mine_radius` came with libreforge 5.0; EcoZoo 1.2 brings 4.2.',
    ])
    expect(said(mine('whitelist'), NEW)).toEqual([])
    expect(said(mine('depth'))).toEqual([])
    expect(said(mine('depth'), NEW)).toEqual([
      'warning removed: The argument `depth` of `mine_radius` was removed with libreforge 5.0; EcoZoo 1.2 brings 5.0.',
    ])
  })

  it('that came later are not missing', () => {
    const holder = effect('add_holder', '    args:', '      effects: []')
    expect(said(holder)).toEqual([])
    expect(said(holder, NEW)[0]).toMatch(/^error missing-argument: .*`duration`/)
  })
})

it('takes an argument under the names that it had, in any form', () => {
  const text = (name: string) =>
    effect('send_message', '    args:', `      ${name}: Hello`).replace('melee_attack', 'jump')
  const names = (name: string) => ({
    ...notes('4.2'),
    history: { 'effect/send_message': { arguments: { [name]: { since: '5.0' } } } },
  })
  const [main, alias] = ['message', 'messages'] as const
  expect(said(text(alias), referenceAt(REFERENCE, names(main)))).toEqual([])
  expect(said(text(main), referenceAt(REFERENCE, names(main)))).toEqual([
    'error missing-argument: `send_message` needs `messages` in `args`.',
    'warning too-new: The argument `message` of `send_message` came with libreforge 5.0; EcoZoo 1.2 brings 4.2.',
  ])
  expect(said(text(main), referenceAt(REFERENCE, names(alias)))).toEqual([])
})

it('knows the version by itself where no plugin is named', () => {
  const running = { libreforge: '4.2', name: 'libreforge', version: '4.2' }
  const own = referenceAt(REFERENCE, { ...notes('4.2'), running })
  expect(said('conditions:\n  - id: is_sneaking\n', own)[0]).toContain('5.0; you run 4.2.')
})
