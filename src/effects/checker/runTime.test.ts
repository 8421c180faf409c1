import { describe, expect, it } from 'vitest'
import { applyFix } from './edits'
import { check, effectWith, findingsOf, messagesOf } from './testing/reference'

const skill = { file: 'plugins/EcoSkills/effects/dodging.yml' }
const item = { file: 'plugins/EcoItems/items/sword.yml' }
const talisman = { file: 'plugins/Talismans/talismans/ring.yml' }
const mob = { file: 'plugins/EcoMobs/mobs/king.yml' }

describe('an effect that loads and does nothing', () => {
  it('is told, with triggers and mutators that would help', () => {
    const text = effectWith('', 'bleed', 'jump')
    expect(findingsOf(text)).toEqual(['4:9 warning never-works'])
    expect(messagesOf(text)[0]).toBe(
      'Loads, but never does anything: `jump` has no victim, which `bleed` needs. Triggers that have it: `melee_attack`, `kill`, `alt_click`. Or add the mutator `player_as_victim` or `dispatcher_as_victim`.',
    )
    const fix = check(text).findings[0]?.fix
    expect(fix && findingsOf(applyFix(text, fix))).toEqual([])
  })

  it('is told by the kind of event, too', () => {
    expect(messagesOf(effectWith('damage: 1', 'add_damage', 'jump'))).toEqual([
      'Loads, but never does anything: `jump` has no event that is damage, which `add_damage` needs. Triggers that have it: `melee_attack`.',
    ])
  })

  it('is told when its trigger never fires for what the file is for', () => {
    const text = effectWith('pitch: 1', 'play_sound', 'global_tick')
    expect(findingsOf(text)).toEqual([])
    expect(findingsOf(text, skill)).toEqual([expect.stringContaining('warning never-fires')])
    // An action is carried by the server as well.
    expect(findingsOf(`enabled: true\n${text}`, { file: 'plugins/Actions/actions/a.yml' })).toEqual(
      [],
    )
  })

  it('is told when it looks for an item and none carries it', () => {
    const text = effectWith('', 'set_item_points')
    expect(findingsOf(text)).toEqual([])
    expect(findingsOf(text, item)).toEqual([])
    expect(findingsOf(text, skill)).toEqual(['4:9 warning never-works'])
  })

  it('is told of permanent ones that the carrier cannot have', () => {
    expect(findingsOf('effects:\n  - id: flight\n', skill)).toEqual([])
    const nested = 'effects:\n  permanent-effects:\n    - id: flight\n'
    expect(findingsOf(nested, mob)).toEqual(['3:11 warning never-works'])
  })

  it('is not told inside a bundle for somebody else', () => {
    const text = `effects:
  - id: add_holder
    args:
      duration: 20
      effects:
        - id: bleed
          triggers: [melee_attack]
    triggers: [jump]
`
    expect(findingsOf(text, skill)).toEqual([])
  })
})

describe('an effect that works only sometimes', () => {
  it('says when', () => {
    const text = effectWith('', 'bleed', 'projectile_hit')
    expect(findingsOf(text)).toEqual(['4:9 info sometimes-works'])
    expect(messagesOf(text)[0]).toBe(
      'Behind `projectile_hit`, `bleed` works only when it hits a living thing.',
    )
  })
})

describe('mutators', () => {
  const chain = (outer: string, own: string) => `effects:
  - effects:
      - id: bleed
${own}    mutators:
      - id: ${outer}
    triggers: [jump]
`

  it('of the block and of an element count when it runs', () => {
    expect(findingsOf(chain('player_as_victim', ''))).toEqual([])
    const own = '        mutators:\n          - id: dispatcher_as_victim\n'
    expect(findingsOf(chain('location_to_player', own))).toEqual([])
    expect(findingsOf(chain('location_to_player', ''))).toEqual(['6:16 warning never-works'])
  })

  it('that change the carrier are undone on the outer block of a chain', () => {
    expect(findingsOf(chain('victim_as_dispatcher', ''))).toContain('5:13 warning mutator-undone')
  })
})

describe('filters without what they look at', () => {
  const filtered = (filters: string, triggers = 'jump', args = '') =>
    `effects:\n  - id: send_message\n    args:\n      message: hi\n${args}    filters:\n      ${filters}\n    triggers: [${triggers}]\n`

  it('let everything through, or nothing', () => {
    expect(messagesOf(filtered('entities: [zombie]'))).toEqual([
      '`jump` has no victim, so `entities` lets everything through.',
    ])
    expect(messagesOf(filtered('not_entities: [zombie]'))).toEqual([
      '`jump` has no victim, so `not_entities` lets nothing through.',
    ])
    expect(messagesOf(filtered('fully_charged: true'))[0]).toBe(
      '`jump` has no event that is damage, so `fully_charged` lets nothing through.',
    )
    expect(messagesOf(filtered('alt_value_above: 5'))).toEqual([
      '`jump` has no second value: `alt_value_above` always looks at the number 1.',
    ])
  })

  it('are only a hint where another trigger has it', () => {
    expect(findingsOf(filtered('entities: [zombie]', 'jump, melee_attack'))).toEqual([
      '6:7 info blind-filter',
    ])
  })

  it('look at the data behind the mutators, unless they are told otherwise', () => {
    const mutated = (args: string) =>
      filtered('entities: [player]', 'jump', args).replace(
        '    filters:',
        '    mutators:\n      - id: player_as_victim\n    filters:',
      )
    expect(findingsOf(mutated(''))).toEqual([])
    expect(findingsOf(mutated('      filters_before_mutation: true\n'))).toEqual([
      expect.stringContaining('warning blind-filter'),
    ])
  })

  it('are told of counters as well', () => {
    const text =
      'xp-gain-methods:\n  - trigger: jump\n    value: 1\n    filters:\n      entities: [zombie]\n'
    expect(findingsOf(text)).toEqual(['5:7 warning blind-filter'])
  })
})

describe('conditions that nobody can meet', () => {
  const guarded = (condition: string, args = '') =>
    `effects:\n  - id: play_sound\n    args: {pitch: 1}\n    conditions:\n      - id: ${condition}\n${args}    triggers: [global_tick]\n`

  it('are told by who the trigger fires for', () => {
    expect(findingsOf(guarded('is_sneaking'))).toEqual(['5:13 warning never-met'])
    const inverse = '        args: {inverse: true}\n'
    expect(findingsOf(guarded('is_sneaking', inverse))).toEqual(['5:13 warning always-met'])
  })

  it('are told by what the file is for', () => {
    const gate = (id: string) => `conditions:\n  - id: ${id}\n`
    expect(findingsOf(gate('item_level_above'), item)).toEqual([])
    expect(findingsOf(gate('item_level_above'), skill)).toEqual(['2:9 warning never-met'])
    expect(findingsOf(gate('in_slot'), item)).toEqual([])
    // A talisman works from anywhere in the inventory: no slot is known.
    expect(findingsOf(gate('in_slot'), talisman)).toEqual(['2:9 warning never-met'])
    expect(findingsOf(gate('item_level_above'))).toEqual([])
  })
})

describe('shared arguments with which it never runs', () => {
  const of = (args: string) => findingsOf(effectWith(`damage: 1\n${args}`))

  it('are a chance of nothing, and a requirement that is no comparison', () => {
    expect(of('chance: 0')).toEqual(['5:7 warning never-passes'])
    expect(of('require: 5')).toEqual(['5:7 warning never-passes'])
    expect(of('require: 1')).toEqual([])
    expect(of('require: "%level% > 5"')).toEqual([])
  })

  it('may be a chance that was meant as a fraction', () => {
    expect(of('chance: 0.25')).toEqual(['5:7 info low-chance'])
    expect(messagesOf(effectWith('damage: 1\nchance: 0.25'))[0]).toContain('once in 400 attempts')
    expect(of('chance: 25')).toEqual([])
  })

  it('are numbers that act like others', () => {
    expect(of('chance: 150')).toEqual(['5:7 warning out-of-range'])
    expect(of('chance: 100')).toEqual([])
    expect(of('every: 0')).toEqual(['5:7 warning out-of-range'])
    expect(of('every: 1')).toEqual([])
    expect(of('cooldown: -4')).toEqual(['5:7 warning out-of-range'])
    expect(of('repeat: {times: 0}')).toEqual(['5:16 warning out-of-range'])
    expect(of('chance: "%level% * 200"')).toEqual([])
  })

  it('are costs that no player can pay', () => {
    const text =
      'effects:\n  permanent-effects:\n    - id: bleed\n      args:\n        cost: 5\n      triggers: [melee_attack]\n'
    expect(findingsOf(text, mob)).toEqual(['5:9 warning never-passes'])
  })

  it('are prices of a type that nobody registered', () => {
    const priced = (type: string) => of(`price: {value: 5, type: ${type}}`)
    expect(priced('levls')).toEqual([expect.stringContaining('warning price-free')])
    for (const type of ['coins', 'levels', 'diamond', 'crystals']) expect(priced(type)).toEqual([])
  })
})
