import { describe, expect, it } from 'vitest'
import { formatItemLookup } from './format'
import { ATTRIBUTE_OPERATIONS, FLAGS, MODIFIERS } from './modifiers'
import { parseItemLookup } from './parse'

const kinds = (text: string) => parseItemLookup(text).pieces.map(({ kind }) => kind)
const problems = (text: string) =>
  parseItemLookup(text).problems.map(({ start, end, severity, message }) => ({
    at: text.slice(start, end),
    severity,
    message,
  }))

describe('pieces', () => {
  it.each([
    ['stone', ['material']],
    ['Golden_Apple', ['material']],
    ['diamonds', ['material']],
    ['*paper', ['any-of-material']],
    ['ecoitems:mithril_sword', ['custom-item']],
    ['itemsadder:ruby__ruby_ore', ['custom-item']],
    ['headdb:1234', ['custom-item']],
    ['#planks', ['tag']],
    ['bread 16', ['material', 'amount']],
    ['diamond_sword sharpness:5', ['material', 'enchantment']],
    ['enchanted_book 1 mending', ['material', 'amount', 'enchantment']],
    ['diamond_sword name:Frost', ['material', 'modifier']],
    ['diamond_sword name:"Frost brand" glint', ['material', 'modifier', 'flag']],
    ['gray_stained_glass_pane name:""', ['material', 'modifier']],
    ['bow HIDE_ENCHANTS hide_additional_tooltip', ['material', 'flag', 'flag']],
    ['stone || dirt', ['material', 'any', 'material']],
    [
      'oraxen:ruby ? nexo:ruby ? emerald',
      ['custom-item', 'first', 'custom-item', 'first', 'material'],
    ],
    ['{id:"minecraft:stone",count:2}', ['data']],
  ])('%s is %j', (text, expected) => {
    expect(kinds(text)).toEqual(expected)
    expect(problems(text)).toEqual([])
  })

  it('have their columns', () => {
    const text = ' bread 16  name:"a b"'
    expect(parseItemLookup(text).pieces.map(({ start, end }) => text.slice(start, end))).toEqual([
      'bread',
      '16',
      'name:"a b"',
    ])
  })

  it.each(Object.entries(MODIFIERS))('knows %s', (name, { example }) => {
    const text = `stone ${name}:${example}`
    expect(kinds(text)).toEqual(['material', 'modifier'])
    expect(problems(text).filter(({ severity }) => severity === 'error')).toEqual([])
  })

  it.each(['custom-model-data:3', 'item-model:a:b', 'tooltip-style:b'])('knows %s', (modifier) => {
    expect(kinds(`stone ${modifier}`)).toEqual(['material', 'modifier'])
  })

  it.each(FLAGS)('knows %s', (flag) => expect(kinds(`stone ${flag}`)).toEqual(['material', 'flag']))

  it.each(ATTRIBUTE_OPERATIONS)('knows the operation %s', (operation) => {
    expect(problems(`stone attribute:max_health:${operation}:0.5`)).toEqual([])
  })
})

describe('items', () => {
  it('have their parts', () => {
    expect(
      parseItemLookup('diamond_sword 2 sharpness:5 mending name:"&bFrost brand" glint').groups,
    ).toEqual([
      [
        {
          key: 'diamond_sword',
          amount: 2,
          modifiers: [
            { name: 'sharpness', value: '5' },
            { name: 'mending' },
            { name: 'name', value: '&bFrost brand' },
            { name: 'glint' },
          ],
        },
      ],
    ])
  })

  it('are split at || before ?', () => {
    const keys = parseItemLookup('a ? b || c ? d').groups.map((group) =>
      group.map(({ key }) => key),
    )
    expect(keys).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
  })

  it('may have their amount in the old form', () => {
    expect(parseItemLookup('stone:3').groups[0]?.[0]).toMatchObject({ key: 'stone', amount: 3 })
    expect(parseItemLookup('ecoitems:ruby:3').groups[0]?.[0]).toMatchObject({
      key: 'ecoitems:ruby',
      amount: 3,
    })
    expect(problems('stone:3')).toMatchObject([{ severity: 'note', at: 'stone:3' }])
  })
})

describe('problems', () => {
  it.each([
    ['', '', 'no item'],
    ['minecraft:stone', 'minecraft:stone', 'write "stone"'],
    ['libreforge:#ores', 'libreforge:#ores', 'write "#libreforge:ores"'],
    ['itemsadder:ruby:ore', 'itemsadder:ruby:ore', 'itemsadder:ruby__ore'],
    ['ecoarmor:crystal_iron', 'ecoarmor:crystal_iron', 'upgrade_crystal_iron'],
    ['ecoitems:', 'ecoitems:', 'plugin:id'],
    ['sto-ne', 'sto-ne', 'letters, digits and underscores'],
    ['#', '#', 'name of the tag is missing'],
    ['stone?dirt', 'stone?dirt', 'space on both sides'],
    ['stone ?dirt', '?dirt', 'space on both sides'],
    ['stone glint||dirt', 'glint||dirt', 'space on both sides'],
    ['stone ||', '||', 'After || an item is missing'],
    ['? stone', '?', 'Before ? an item is missing'],
    ['stone glint 5', '5', 'right after the item'],
    ['stone 5 6', '6', 'right after the item'],
    ['stone 0', '0', 'from 1 on'],
    ['stone -4', '-4', 'from 1 on'],
    ['stone name:"Frost', '"', 'never closed'],
    ['stone glint:true', 'glint:true', 'stands alone'],
    ['stone name', 'name', 'A value is missing'],
    ['stone name:', 'name:', 'missing after the colon'],
    ['stone minecraft:sharpness:5', 'minecraft:sharpness:5', 'write "sharpness:5"'],
    ['stone sharpness:high', 'sharpness:high', 'whole number'],
    ['stone colour:#ffffff', 'colour:#ffffff', 'Did you mean "color"'],
    ['stone color:33CCFF', 'color:33CCFF', 'six digits'],
    ['stone trim:gold', 'trim:gold', 'Both parts'],
    ['stone max_stack_size:100', 'max_stack_size:100', 'from 1 to 99'],
    ['stone max_damage:0', 'max_damage:0', 'from 1 on'],
    ['stone custom_model_data:x', 'custom_model_data:x', 'whole number'],
    ['stone item_model:', 'item_model:', 'namespace:id'],
    ['potion potion_effect:speed:2', 'potion_effect:speed:2', 'Three parts'],
    ['firework_rocket firework_effect:1:STAR:red', 'firework_effect:1:STAR:red', 'six parts'],
    [
      'firework_star firework_effect:1:CUBE:red:red:true:true',
      'firework_effect:1:CUBE:red:red:true:true',
      'no shape "CUBE"',
    ],
    [
      'firework_star firework_effect:1:STAR:red:red:yes:true',
      'firework_effect:1:STAR:red:red:yes:true',
      'true or false',
    ],
    [
      'firework_star firework_effect:1:STAR:red:false:true:true',
      'firework_effect:1:STAR:red:false:true:true',
      '#RRGGBB',
    ],
    ['firework_rocket firework_power:high', 'firework_power:high', 'from 1 to 3'],
    ['stone attribute:max_health', 'attribute:max_health', 'The parts are'],
    [
      'stone attribute:generic_max_health:add_number:1',
      'attribute:generic_max_health:add_number:1',
      'write "max_health"',
    ],
    [
      'stone attribute:max_health:multiply_scalar:1',
      'attribute:max_health:multiply_scalar:1',
      'multiply_scalar_1',
    ],
    [
      'stone attribute:max_health:add_number:lots',
      'attribute:max_health:add_number:lots',
      'is a number',
    ],
    [
      'stone attribute:max_health:add_number:1:hands',
      'attribute:max_health:add_number:1:hands',
      'no slot group "hands"',
    ],
    ['{id:"a"', '{id:"a"', 'never closed'],
    ['{id:"}"} 4', ' 4', 'nothing else can follow'],
  ])('%j has one at %j', (text, at, message) => {
    const found = problems(text).filter(({ severity }) => severity === 'error')
    expect(found).toHaveLength(1)
    expect(found[0]?.at).toBe(at)
    expect(found[0]?.message).toContain(message)
  })

  it.each([
    ['diamond_sword name:"&bFrost"', 'never matches'],
    ['stone item_name:Rock', 'creating items only'],
    ['player_head head:%player%', '% signs are removed'],
    ['spawner entity:pig', 'the part is skipped'],
    ['firework_rocket firework_power:7', 'above 3'],
    ['#talismans:talisman', 'test this on your version'],
    ['stone unbreakble', 'Did you mean "unbreakable"'],
    ['a attribute:luck:add_number:1 attribute:luck:add_number:1', 'Only the first attribute'],
  ])('%j has a note', (text, message) => {
    const found = problems(text)
    expect(found).toMatchObject([{ severity: 'note' }])
    expect(found[0]?.message).toContain(message)
  })
})

describe('formatItemLookup', () => {
  it.each([
    'stone',
    'bread 16',
    'diamond_sword 2 sharpness:5 mending name:"&bFrost brand" glint',
    'stone || dirt 3 ? *paper',
    '{id:"minecraft:stone",count:2}',
    'leather_boots color:#33CCFF trim:gold:coast',
  ])('writes %s as it was', (text) => {
    expect(formatItemLookup(parseItemLookup(text).groups)).toBe(text)
  })

  it('writes no quotes inside of quotes', () => {
    const modifiers = [{ name: 'name', value: 'The "Frost" one' }]
    expect(formatItemLookup([[{ key: 'stone', modifiers }]])).toBe('stone name:"The Frost one"')
  })
})

describe('notes', () => {
  it('names words behind a name without quotes, and what stands twice', () => {
    expect(problems('diamond_sword name:Frost brand glint')).toEqual([
      {
        at: 'brand',
        severity: 'note',
        message:
          'This is read as an enchantment. If it belongs to the name, quote the name: "Frost brand".',
      },
    ])
    expect(problems('stone sharpness:5 mending sharpness:4')).toEqual([
      { at: 'sharpness:4', severity: 'note', message: '"sharpness" stands here twice.' },
    ])
    expect(problems('potion potion_effect:speed:1:20 potion_effect:luck:1:20')).toEqual([])
    expect(problems('diamond_sword name:"Frost" mending')).toEqual([])
  })
})
