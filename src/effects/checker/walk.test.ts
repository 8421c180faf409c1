import { describe, expect, it } from 'vitest'
import { applyFix } from './edits'
import { readConfigPath, sectionAt } from './sections'
import { check, findingsOf } from './testing/reference'

describe('whole configs', () => {
  it('have blocks wherever they stand', () => {
    const text = [
      'name: Blade',
      'effects:',
      '  - id: bleed',
      '    triggers: [kill]',
      'partialEffects:',
      '  amounts:',
      '    2:',
      '      effects:',
      '        - id: nope_x',
      'helmet:',
      '  conditions:',
      '    - id: nope_y',
    ].join('\n')
    expect(findingsOf(text)).toEqual([
      '9:15 warning unknown-effect',
      '12:11 warning unknown-condition',
    ])
    expect(check(text).blocks).toMatchObject({ effects: 2, conditions: 1, triggers: 1 })
  })

  it.each([
    [
      'one block without its dash',
      'effects:\n  id: bleed\n  triggers: [kill]',
      '2:3 error wrong-type',
    ],
    ['ids instead of blocks', 'effects:\n  - bleed', '2:5 error missing-id'],
    ['conditions as ids', 'conditions:\n  - is_sneaking', '2:5 error missing-id'],
  ])('are not read with %s', (_name, text, finding) => {
    expect(findingsOf(text)).toEqual([finding])
    expect(findingsOf(text, { file: 'plugins/Talismans/talismans/a.yml' })).toEqual([finding])
  })

  it('know the chain of a file whose key is something else in others', () => {
    const text = 'effects:\n  - id: bleed\n    triggers: [kill]\n'
    const file = 'plugins/EcoBattlepass/rewards/a.yml'
    expect(findingsOf(text, { file, part: true })).toEqual(['3:5 warning trigger-in-chain'])
    expect(findingsOf(text)).toEqual([])
  })

  it('are not read with a word where the file has a list', () => {
    expect(findingsOf('effects: 5', { file: 'plugins/Talismans/talismans/a.yml' })).toEqual([
      '1:10 error wrong-type',
    ])
    expect(findingsOf('effects: 5')).toEqual([])
    expect(findingsOf('effects: []', { file: 'plugins/Talismans/talismans/a.yml' })).toEqual([])
  })

  it('of other plugins may have anything under the same keys', () => {
    expect(findingsOf('effects:\n  - SPEED:1\nconditions: none')).toEqual([])
    expect(findingsOf('effects:\n  id: speed\n  amplifier: 2')).toEqual([])
  })

  it('of mobs have lists under effects', () => {
    const text = [
      'effects:',
      '  permanent-effects:',
      '    - id: add_luck',
      '  spawn:',
      '    - id: add_luck',
      '  death:',
      '    - id: bleed',
    ].join('\n')
    expect(findingsOf(text, { file: 'plugins/EcoMobs/mobs/a.yml' })).toEqual([
      '5:11 error permanent-in-chain',
    ])
    expect(findingsOf(text)).toEqual(['5:11 error permanent-in-chain'])
  })

  it('have sections that only look alike', () => {
    const text = [
      'food:',
      '  effects:',
      '    - effect: speed',
      '      duration: 20',
      'rewards:',
      '  - reward: strength',
      '    levels: 1',
      'pages:',
      '  - rewards:',
      '      - id: gold',
      '        row: 1',
      'custom-ai:',
      '  target-goals:',
      '    - key: minecraft:hurt_by',
      '      args: {}',
      'effects-description:',
      '  1: [a]',
    ].join('\n')
    expect(findingsOf(text)).toEqual([])
    expect(check(text).blocks.effects).toBe(0)
  })

  it('of quests have effects as rewards, of crates only names', () => {
    expect(findingsOf('rewards:\n  - id: add_luck\n')).toEqual(['2:9 error permanent-in-chain'])
    expect(findingsOf('rewards:\n  - gold\n  - silver\n')).toEqual([])
    expect(findingsOf('rewards:\n  - id: gold\n    weight: 5\n')).toEqual([])
    const file = 'plugins/EcoQuests/quests/a.yml'
    expect(findingsOf('rewards:\n  - id: gold\n', { file })).toEqual(['2:9 warning unknown-effect'])
  })

  it('are read by their file where the same key means two things', () => {
    const text = 'items:\n  - id: stone\n    effects:\n      - id: bleed\n'
    expect(findingsOf(text)).toEqual([])
    expect(findingsOf(text, { file: 'plugins/EcoShop/categories/a.yml' })).toEqual([])
    expect(findingsOf(text, { file: 'plugins/EcoItems/items.yml' })).toEqual([
      '4:13 error trigger-missing',
    ])
  })

  it('of chains have elements without triggers', () => {
    const text = 'chains:\n  - id: frost\n    effects:\n      - id: bleed\n'
    expect(findingsOf(text, { file: 'plugins/libreforge/chains.yml' })).toEqual([])
    expect(findingsOf(text)).toEqual([])
  })

  it('with unknown keys are told by what they look like', () => {
    expect(findingsOf('my-list:\n  - id: bleed\n    triggers: [nope_x]\n')).toEqual([
      '3:16 warning unknown-trigger',
    ])
    expect(findingsOf('my-list:\n  - id: something\n    args: {a: 1}\n')).toEqual([])
    expect(findingsOf('potion-effects:\n  - id: speed\n    level: 2\n')).toEqual([])
    expect(findingsOf('extra-conditions:\n  - id: money\n    amount: 2\n')).toEqual([])
    expect(findingsOf('counters:\n  - id: visits\n')).toEqual([])
  })
})

describe('pieces of configs', () => {
  it('may be a list of any kind', () => {
    expect(findingsOf('- id: bleed\n  triggers: [nope_x]\n')).toEqual([
      '2:14 warning unknown-trigger',
    ])
    expect(findingsOf('- id: bleed\n')).toEqual([])
    expect(findingsOf('- id: in_world\n')).toEqual(['1:7 error missing-argument'])
    expect(findingsOf('- id: translate_location\n')).toEqual(['1:7 error missing-argument'])
  })

  it('may be one block', () => {
    expect(findingsOf('id: add_damage\nargs:\n  damge: 1\n')).toEqual([
      '1:5 error missing-argument',
      '3:3 warning unknown-argument',
    ])
    expect(findingsOf('id: in_world\nargs:\n  inverse: true\n')).toEqual([
      '1:5 error missing-argument',
    ])
  })

  it('may be a section of a block', () => {
    expect(findingsOf('filters:\n  entitys: [cow]\n')).toEqual(['2:3 error unknown-filter'])
    expect(findingsOf('mutators:\n  - id: nope_x\n')).toEqual(['2:9 warning unknown-mutator'])
    expect(findingsOf('triggers:\n  - nope_x\n')).toEqual(['2:5 warning unknown-trigger'])
  })

  it('may be nothing that the checker knows', () => {
    for (const text of ['', '# note\n', '5\n', 'hello\n', 'amount: 2 + %level%\n', '- a\n- b\n']) {
      expect(findingsOf(text)).toEqual([])
    }
  })
})

describe('what a file tells', () => {
  it('comes from its path', () => {
    expect(readConfigPath('/srv/plugins/EcoItems/items/swords/a.yml')).toMatchObject({
      plugin: 'EcoItems',
      loaded: true,
      sections: { place: 'items' },
    })
    expect(readConfigPath('plugins\\Actions\\actions\\_example.yml')).toMatchObject({
      plugin: 'Actions',
      loaded: false,
      sections: { place: 'actions' },
    })
    expect(readConfigPath('plugins/EcoItems/config.yml')).toMatchObject({ sections: undefined })
    expect(readConfigPath('plugins/Other/items/a.yml')).toBeUndefined()
  })

  it('is where sections are', () => {
    expect(sectionAt('effects', undefined)).toBe('effects')
    expect(sectionAt('items[].effects', undefined)).toBe('some-effects')
    expect(sectionAt('level-up-effects', undefined)).toBe('chain')
    expect(sectionAt('nothing', undefined)).toBeUndefined()
  })

  it('includes the switch of an action', () => {
    const text = 'effects:\n  - id: bleed\n    triggers: [kill]\n'
    const file = 'plugins/Actions/actions/a.yml'
    const [finding] = check(text, { file }).findings
    expect(finding).toMatchObject({ code: 'action-disabled', severity: 'error' })
    expect(findingsOf(applyFix(text, finding?.fix ?? { title: '', edits: [] }), { file })).toEqual(
      [],
    )
    expect(findingsOf(text)).toEqual([])
  })

  it('includes keys of older versions', () => {
    const file = 'plugins/EcoCrates/rewards/a.yml'
    expect(findingsOf('messages: [a]\nweight:\n  actual: 5\n', { file })).toEqual([
      '1:1 warning not-read',
      '3:3 warning not-read',
    ])
    expect(findingsOf('weight:\n  value: 5\n', { file })).toEqual([])
    expect(
      findingsOf('items:\n  - id: a\n    sell-command: x\n', {
        file: 'plugins/EcoShop/categories/a.yml',
      }),
    ).toEqual(['3:5 warning not-read'])
  })

  it('includes keys with one spelling', () => {
    const file = 'plugins/libreforge/arguments/a.yml'
    expect(findingsOf('is_met: []\nif-met: []\n', { file })).toEqual(['1:1 error literal-key'])
  })
})
