import { describe, expect, it } from 'vitest'
import { applyFix } from './edits'
import { check, effectWith, findingsOf, messagesOf } from './testing/reference'

describe('filters among the arguments', () => {
  it.each(['entities', 'not_entities'])('are told where %s belongs', (key) => {
    const { findings } = check(effectWith(`damage: 1\n${key}: [zombie]`))
    expect(findings.map(({ code, severity }) => [code, severity])).toEqual([
      ['misplaced-key', 'error'],
    ])
    expect(findings[0]?.message).toContain(`\`${key}\` is a filter: it belongs under \`filters\``)
  })
})

describe('missing arguments', () => {
  it('are named', () => {
    expect(findingsOf(effectWith(''))).toEqual(['2:9 error missing-argument'])
    expect(messagesOf(effectWith('shape: circle', 'aoe'))).toEqual([
      '`aoe` needs `effects` in `args`.',
    ])
  })

  it('count as missing when nothing is written', () => {
    expect(findingsOf(effectWith('damage:'))).toEqual(['2:9 error missing-argument'])
  })

  it('may come under another name or in another spelling', () => {
    expect(findingsOf(effectWith('messages: ["a"]', 'send_message'))).toEqual([])
    expect(findingsOf(effectWith('animationArgs:\n  radius: 1', 'animation'))).toEqual([])
  })

  it('are missing when they are written with other capitals', () => {
    const { findings } = check(effectWith('Damage: 1'))
    expect(findings.map(({ code }) => code)).toEqual(['missing-argument', 'unknown-argument'])
    expect(findings[1]?.fix?.edits[0]?.text).toBe('damage')
  })

  it('may be in a section', () => {
    expect(findingsOf(effectWith('animation_args:\n  radius: 1', 'animation'))).toEqual([])
    expect(findingsOf(effectWith('animation_args:\n  speed: 1', 'animation'))).toEqual([
      '2:9 error missing-argument',
    ])
  })
})

describe('unknown arguments', () => {
  it('are worded as not known, with what may be meant', () => {
    const text = effectWith('damage: 1\nchanse: 5')
    const [finding] = check(text).findings
    expect(finding).toMatchObject({ line: 5, severity: 'warning', code: 'unknown-argument' })
    expect(finding?.message).toMatch(/not known to this version of the reference.*`chance`/)
    expect(applyFix(text, finding?.fix ?? { title: '', edits: [] })).toContain('chance: 5')
  })

  it('are not judged on an effect that is not known itself', () => {
    expect(findingsOf(effectWith('anything: 1', 'of_another_plugin'))).toEqual([
      '2:9 warning unknown-effect',
    ])
  })

  it('leave room for names that the owner chooses', () => {
    const text = effectWith('damage: 1\nmana_cost: 5\nrage_cost: 2\ncustom_ticket:\n  price: 4')
    expect(findingsOf(text)).toEqual([])
  })
})

describe('common arguments', () => {
  it('are known on every triggered effect', () => {
    const args = [
      'damage: 1',
      'chance: 50',
      'cooldown: 5',
      'cooldown-group: a',
      'sendCooldownMessage: false',
      'every: 3',
      'require: "%level% > 5"',
      'repeat:',
      '  times: 3',
      'run-order: late',
      'filters-before-mutation: true',
      'disable_antigrief_check: true',
      'price:',
      '  type: coins',
      '  value: 5',
      'point_cost:',
      '  type: souls',
      '  cost: 5',
    ]
    expect(findingsOf(effectWith(args.join('\n')))).toEqual([])
  })

  it.each([
    ['point-cost:\n  cost: 1', 'point_cost'],
    ['Chance: 50', 'chance'],
    ['mana-cost: 5', 'mana_cost'],
    ['chain-args:\n  a: 1', 'chain_args'],
  ])('with one spelling are found in others: %s', (args, wanted) => {
    const { findings } = check(effectWith(`damage: 1\n${args}`))
    expect(findings).toMatchObject([{ code: 'literal-key', severity: 'error' }])
    expect(findings[0]?.fix?.edits[0]?.text).toBe(wanted)
  })

  it('belong to the effect when it has one of that name', () => {
    expect(findingsOf(effectWith('chain: a\nchain-args:\n  a: 1', 'run_chain'))).toEqual([])
  })

  it('do nothing on permanent effects', () => {
    expect(findingsOf(effectWith('health: 4\nchance: 50', 'bonus_health', null))).toEqual([
      '5:7 warning ignored-on-permanent',
    ])
    expect(findingsOf(effectWith('health: 4', 'bonus_health', null))).toEqual([])
  })

  it('cannot delay what changes its event', () => {
    expect(findingsOf(effectWith('damage: 1\ndelay: 5'))).toEqual(['5:7 warning delay-ignored'])
    expect(findingsOf(effectWith('delay: 5', 'bleed'))).toEqual([])
  })

  it('say when a price is none', () => {
    expect(findingsOf(effectWith('damage: 1\nprice:\n  value: 5'))).toEqual([
      '6:9 warning price-free',
    ])
  })

  it('may hold effects', () => {
    const text = effectWith(
      'damage: 1\ncooldown_effects:\n  - id: bonus_health\n    args:\n      health: 1',
    )
    expect(findingsOf(text)).toEqual(['6:15 error permanent-in-chain'])
  })
})

describe('sections in arguments', () => {
  it('of bundles are carried: permanent effects are welcome, triggered ones need triggers', () => {
    const text = effectWith(
      'duration: 5\neffects:\n  - id: bonus_health\n    args:\n      health: 1\n  - id: bleed',
      'add_holder',
    )
    expect(findingsOf(text)).toEqual(['9:15 error trigger-missing'])
  })

  it('of others are run: nothing permanent, no triggers', () => {
    const text = effectWith(
      'shape: cone\neffects:\n  - id: bonus_health\n    args:\n      health: 1\n  - id: bleed',
      'aoe',
    )
    expect(findingsOf(text)).toEqual(['6:15 error permanent-in-chain'])
  })

  it('are filters, mutators and arguments where effects run others', () => {
    const text = effectWith(
      [
        'shape: cone',
        'effects:',
        '  - id: bleed',
        'filters:',
        '  entitys: [zombie]',
        'mutators:',
        '  - id: nope_x',
        'args:',
        '  run-type: random',
        '  chanse: 5',
      ].join('\n'),
      'aoe',
    )
    expect(findingsOf(text)).toEqual([
      '8:9 error unknown-filter',
      '10:15 warning unknown-mutator',
      '13:9 warning unknown-argument',
    ])
  })

  it('called effects may be something else', () => {
    const text = effectWith('effects:\n  - type: ball\n    colors: ["#ffffff"]', 'firework')
    expect(findingsOf(text)).toEqual([])
  })
})

describe('keys in the wrong place', () => {
  it('stand beside id and belong into args', () => {
    const text =
      'effects:\n  - id: add_damage\n    damage: 5\n    chance: 5\n    triggers: [melee_attack]\n'
    expect(findingsOf(text)).toEqual([
      '2:9 error missing-argument',
      '3:5 warning misplaced-key',
      '4:5 warning misplaced-key',
    ])
  })

  it('stand in args and belong beside id', () => {
    expect(findingsOf(effectWith('damage: 1\nconditions: []'))).toEqual(['5:7 error misplaced-key'])
  })

  it('may be another word', () => {
    const text = 'effects:\n  - id: bleed\n    trigger: [kill]\n'
    expect(findingsOf(text)).toEqual(['2:9 error trigger-missing', '3:5 warning unknown-key'])
    expect(findingsOf('effects:\n  - id: bleed\n    note: mine\n    triggers: [kill]\n')).toEqual(
      [],
    )
  })
})

it('says when args is no section', () => {
  expect(findingsOf('effects:\n  - id: bleed\n    args: 5\n    triggers: [kill]\n')).toEqual([
    '3:11 error wrong-type',
  ])
})
