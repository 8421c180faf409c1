import { describe, expect, it } from 'vitest'
import { applyFix } from './edits'
import { check, effectWith, findingsOf, messagesOf } from './testing/reference'

const valued = (value: string) => findingsOf(effectWith(`damage: ${value}`))
const filtered = (filter: string) =>
  findingsOf(`effects:\n  - id: bleed\n    filters:\n      ${filter}\n    triggers: [kill]\n`)

describe('numbers and formulas', () => {
  it.each([
    '5',
    '-0.5',
    '.5',
    '"5"',
    'true',
    '"%level%"',
    '1 + 0.05 * %level%',
    'min(%trigger_value% * 2, 4)',
    '"%level% % 5 = 0"',
    '"%player_name% %weird placeholder%"',
    '"{{%level% * 2}}"',
    'floor(random(5, 11))',
  ])('take %s', (value) => {
    expect(valued(value).filter((one) => !one.endsWith('bad-expression'))).toEqual([])
  })

  it.each(['1 +', 'lots', '5 damage', 'max(1', '2 x 3'])('do not take %s', (value) => {
    expect(valued(value)).toEqual([expect.stringMatching(/^4:.* warning bad-expression$/)])
  })

  it('show the place of the fault', () => {
    expect(check(effectWith('damage: 1 + (2')).findings).toMatchObject([
      { line: 4, column: 19, endColumn: 20 },
    ])
    expect(check(effectWith('damage: "1 + (2"')).findings).toMatchObject([
      { line: 4, column: 20, endColumn: 21 },
    ])
  })

  it('are no lists and no sections', () => {
    expect(valued('[1, 2]')).toEqual(['4:15 error wrong-type'])
    expect(valued('{a: 1}')).toEqual(['4:15 error wrong-type'])
  })

  it('may be a range where the pitch of a sound is one', () => {
    expect(findingsOf(effectWith('pitch: 0.8..1.2', 'play_sound'))).toEqual([])
  })
})

describe('ranges of arguments', () => {
  const power = (value: string) =>
    check(effectWith(`power: ${value}`, 'firework')).findings.filter(
      ({ code }) => code === 'out-of-range',
    )

  it('take their ends, and what is worked out in the game', () => {
    for (const value of ['0', '255', '"%level%"']) expect(power(value)).toEqual([])
  })

  it('tell what comes of other numbers', () => {
    for (const value of ['-1', '256', '1_000']) {
      expect(power(value)).toMatchObject([
        { message: '`power` is a number from 0 to 255.', why: 'Others count as 0.' },
      ])
    }
  })
})

describe('plain numbers', () => {
  const near = (radius: string) =>
    findingsOf(`conditions:\n  - id: near_block\n    args:\n      radius: ${radius}\n`)

  it('take numbers and placeholders', () => {
    for (const value of ['5', '-1', '2.5', '"%radius%"']) expect(near(value)).toEqual([])
  })

  it('do not take texts and formulas', () => {
    expect(near('many')).toEqual(['4:15 warning wrong-type'])
    expect(near('2 + 1')).toEqual(['4:15 warning wrong-type'])
  })
})

describe('true or false', () => {
  it('take what the servers read as such', () => {
    for (const value of ['true', 'false', 'yes', 'off', '"true"', '"%switch%"']) {
      expect(filtered(`is_boss: ${value}`)).toEqual([])
    }
  })

  it('take nothing else', () => {
    expect(filtered('is_boss: wither')).toEqual(['4:16 warning wrong-type'])
  })
})

describe('lists', () => {
  it('need a dash or brackets', () => {
    const text =
      'effects:\n  - id: bleed\n    filters:\n      blocks: stone\n    triggers: [kill]\n'
    const [finding] = check(text).findings
    expect(finding).toMatchObject({ severity: 'warning', code: 'wrong-type', line: 4 })
    expect(finding?.why).toMatch(/empty list/)
    expect(applyFix(text, finding?.fix ?? { title: '', edits: [] })).toContain('blocks: [stone]')
    expect(filtered('blocks: [stone]')).toEqual([])
  })

  it('may be single texts where an argument has both forms', () => {
    expect(findingsOf(effectWith('message: hello', 'send_message'))).toEqual([])
    expect(findingsOf(effectWith('messages: [a, b]', 'send_message'))).toEqual([])
  })

  it('lose entries that start with #', () => {
    const text =
      'effects:\n  - id: bleed\n    filters:\n      blocks:\n        - #logs\n    triggers: [kill]\n'
    expect(findingsOf(text)).toEqual([expect.stringMatching(/warning empty-item$/)])
    expect(findingsOf(text.replace('#logs', '"#logs"'))).toEqual([])
  })

  it('may have entries without anything in them', () => {
    const text =
      'effects:\n  - id: bleed\n    filters:\n      blocks:\n        -\n        - stone\n    triggers: [kill]\n'
    expect(findingsOf(text)).toEqual([expect.stringMatching(/info empty-item$/)])
  })

  it('have no sections in them', () => {
    expect(findingsOf(effectWith('messages:\n  - Note: this', 'send_message'))).toEqual([
      '5:11 warning wrong-type',
    ])
  })
})

describe('nothing, in whichever form', () => {
  it.each(['filters: []', 'conditions: {}', 'mutators: ""', 'filters:\n      blocks: ""'])(
    '%s is no mistake',
    (line) => {
      const text = `effects:\n  - id: bleed\n    triggers: [kill]\n    ${line}\n`
      expect(findingsOf(text)).toEqual([])
    },
  )
})

describe('choices', () => {
  it('are named', () => {
    const text = effectWith('shape: circel\neffects: []', 'aoe')
    expect(findingsOf(text)).toEqual(['4:14 warning unknown-choice'])
    expect(messagesOf(text)[0]).toMatch(/Did you mean `circle`/)
  })

  it('do not ask for upper or lower case', () => {
    expect(findingsOf(effectWith('shape: CIRCLE\neffects: []', 'aoe'))).toEqual([])
    expect(findingsOf(effectWith('shape: "%shape%"\neffects: []', 'aoe'))).toEqual([])
  })
})

describe('lookups of mobs and blocks', () => {
  const words = (text: string) =>
    check(`effects:\n  - id: bleed\n    triggers: [kill]\n    filters:\n      ${text}\n`)
      .findings.filter(({ code }) => code === 'bad-lookup')
      .map(({ message }) => message.replace(/^.*?lookups?\. /, ''))

  it.each(['blocks: ["minecraft:stone", stone]', 'blocks: ["MINECRAFT:stone age:3"]'])(
    '%s has a namespace too many',
    (text) => {
      expect(words(text)).toEqual(['Leave the namespace out: write `stone`.'])
    },
  )

  it.each([
    ['blocks: [stone||dirt]', 'Put a space on both sides of ? and ||.'],
    ['blocks: ["stone ?"]', 'A name is missing beside ?.'],
    [`blocks: ['chest name:"a']`, 'This quote is never closed.'],
  ])('%s cannot be read', (text, message) => {
    expect(words(text)).toEqual([message])
  })

  it.each(['blocks: ["*stone", "#logs", "nexo:ruby ? stone", "snow layers:2 || dirt", "%block%"]'])(
    '%s can be read',
    (text) => {
      expect(words(text)).toEqual([])
    },
  )
})

describe('names of the game', () => {
  const names = (text: string) =>
    check(`effects:\n  - id: bleed\n    triggers: [kill]\n    filters:\n      ${text}\n`).findings

  it.each([
    ['blocks: [stone, dimond_ore]', '`dimond_ore` is no block', 'diamond_ore'],
    ['blocks: ["deepslate ? cobbelstone"]', '`cobbelstone` is no block', 'cobblestone'],
    ['blocks: ["*oak-log axis:y"]', '`oak-log` is no block', 'oak_log'],
    ['blocks: [carrot]', '`carrot` is an item and no block', 'carrots'],
    ['entities: [zombi]', '`zombi` is no mob', 'zombie'],
    ['entities: [zombievillager baby]', '`zombievillager` is no mob', 'zombie_villager'],
    ['entities: [COWS]', '`cows` is no mob', 'cow'],
    ['items: [dimond_sword sharpness:5]', '`dimond_sword` is no item', 'diamond_sword'],
  ])('%s has one that is all but another', (text, message, meant) => {
    const [finding, ...others] = names(text)
    expect(others).toEqual([])
    expect(finding).toMatchObject({ severity: 'warning', code: 'unknown-name' })
    expect(finding?.message).toMatch(new RegExp(`^${message} .*Did you mean \`${meant}\`\\?$`))
    expect(finding?.fix?.edits[0]?.text).toBe(meant)
  })

  it('are told where an item stands for a block that is called otherwise', () => {
    const [finding] = names('blocks: [glow_berries]')
    expect(finding?.message).toMatch(
      /^`glow_berries` is an item and no block of Minecraft [\d.]+\.$/,
    )
    expect(finding).not.toHaveProperty('fix')
  })

  it.each([
    'blocks: ["#logs", nexo:dimond_ore, "%ore%", OakLogs, air, cherry_planks]',
    // A newer game may have it.
    'blocks: [zinc_ore, none]',
    // Older games have them.
    'blocks: [grass, chain]',
    'entities: [ecomobs:zombi, "#entity_types_raiders", zombie ? zombi_king, mushroom_cow]',
    'items: [ecoitems:dimond, player_head texture:abc, "*netherite_swords 3", "{id: dimond}"]',
  ])('%s may all be meant', (text) => {
    expect(names(text)).toEqual([])
  })

  it('are told of single blocks, too', () => {
    const near = (block: string) =>
      findingsOf(
        `conditions:\n  - id: near_block\n    args:\n      block: ${block}\n      radius: 1\n`,
      )
    expect(near('dimond_ore')).toEqual(['4:14 warning unknown-name'])
    expect(near('diamond ore')).toEqual([])
    expect(near('minecraft:stone')).toEqual(['4:14 warning bad-lookup'])
  })
})

describe('placeholders in formulas', () => {
  it('are told when they are all but a known one', () => {
    const text = effectWith('damage: "%trigger_vlaue% * 2"')
    expect(findingsOf(text)).toEqual(['4:17 warning unknown-placeholder'])
    expect(messagesOf(text)[0]).toContain('Did you mean `%trigger_value%`?')
    const [fix] = check(text).findings.map((finding) => finding.fix)
    expect(applyFix(text, fix ?? { title: '', edits: [] })).toContain('"%trigger_value% * 2"')
  })

  it.each([
    '%trigger_value% + %tv% + %location_block_x%',
    // Of other plugins, of chains, of arguments of one's own.
    '%player_level% + %values% + %lvel% + %victim_player_y%',
    '%ecoskills_wisdom% * %level_2%',
  ])('may be anything else: %s', (formula) => {
    expect(findingsOf(effectWith(`damage: "${formula}"`))).toEqual([])
  })

  it('may be names of the config itself', () => {
    const args = 'damage: "%triger_value%"\nchain_args:\n  triger_value: 1'
    expect(findingsOf(effectWith(args))).toEqual([])
  })
})
