/** What may follow the item of a lookup (rules: /all-plugins/the-item-lookup-system). */

/** Judges the value of a modifier. */
type Check = (value: string) => Finding | undefined

/** An error keeps the lookup from working; a note is worth knowing. */
export interface Finding {
  severity: 'error' | 'note'
  message: string
}

interface ModifierRule {
  /** A value to start from. */
  example: string
  check?: Check
}

const error = (message: string): Finding => ({ severity: 'error', message })
const note = (message: string): Finding => ({ severity: 'note', message })

const WHOLE = /^-?\d+$/
const KEY = /^[a-z0-9_.-]+(:[a-z0-9_./-]+)?$/i

const whole =
  (least: number, most = Infinity): Check =>
  (value) => {
    const isRight = WHOLE.test(value) && Number(value) >= least && Number(value) <= most
    if (isRight) return undefined
    return error(
      most === Infinity
        ? `This is a whole number from ${least} on.`
        : `This is a whole number from ${least} to ${most}.`,
    )
  }

const anyWhole: Check = (value) =>
  WHOLE.test(value) ? undefined : error('This is a whole number, such as 7.')

const key: Check = (value) =>
  KEY.test(value) ? undefined : error('This is an id or namespace:id without spaces.')

const filled: Check = (value) =>
  value === '' ? error('A value is missing after the colon.') : undefined

/** `&a`, `§a`, `<red>` and the like. */
const hasColours = (text: string) => /[&§][0-9a-fk-orx#]|<[^>]+>/i.test(text)

const displayName: Check = (value) => {
  if (value === '') return filled(value)
  return hasColours(value)
    ? note(
        'A name with colours never matches when an item is tested: in recipes and filters use the id of a custom item.',
      )
    : undefined
}

const itemName: Check = (value) =>
  filled(value) ?? note('This is for creating items only: as a test it never matches.')

const colour: Check = (value) =>
  /^#[0-9a-f]{6}$/i.test(value) ? undefined : error('A colour is # and six digits, #33CCFF say.')

const trim: Check = (value) =>
  /^[a-z0-9_]+:[a-z0-9_]+$/i.test(value)
    ? undefined
    : error('Both parts are needed: trim:<material>:<pattern>.')

const head: Check = (value) =>
  value.includes('%')
    ? note('The % signs are removed: a placeholder works only where the plugin fills it in before.')
    : filled(value)

const entity: Check = (value) =>
  filled(value) ?? note('A plain spawner never takes it: the part is skipped, in a test as well.')

const potion: Check = (value) => {
  const parts = value.split(':')
  const [, level = '', ticks = ''] = parts
  return parts.length === 3 && WHOLE.test(level) && WHOLE.test(ticks)
    ? undefined
    : error('Three parts are needed: potion_effect:<type>:<level>:<ticks>.')
}

export const FIREWORK_SHAPES: readonly string[] = ['BALL', 'BALL_LARGE', 'STAR', 'BURST', 'CREEPER']

const firework: Check = (value) => {
  const parts = value.split(':')
  const [number = '', shape = '', colours = '', fade = '', trail = '', flicker = ''] = parts
  if (parts.length !== 6) {
    return error(
      'All six parts are needed: firework_effect:<n>:<shape>:<colors>:<fade>:<trail>:<flicker>.',
    )
  }
  if (!WHOLE.test(number)) return error('The first part is a whole number.')
  if (!FIREWORK_SHAPES.includes(shape.toUpperCase())) {
    return error(`There is no shape "${shape}". Shapes: ${FIREWORK_SHAPES.join(', ')}.`)
  }
  if (![trail, flicker].every((one) => /^(true|false)$/i.test(one))) {
    return error('Trail and flicker are true or false.')
  }
  const lists = fade.toLowerCase() === 'false' ? [colours] : [colours, fade]
  return lists.every((list) => list.split(',').every((one) => /^(?:#[0-9a-f]{6})?$/i.test(one)))
    ? undefined
    : error('Colours are #RRGGBB, several with commas between them. Fade may be false.')
}

const power: Check = (value) => {
  if (!WHOLE.test(value)) return error('This is a whole number from 1 to 3.')
  return Number(value) >= 1 && Number(value) <= 3
    ? undefined
    : note('Powers below 1 count as 1, powers above 3 as 3.')
}

export const ATTRIBUTE_OPERATIONS: readonly string[] = [
  'add_number',
  'add_scalar',
  'multiply_scalar_1',
]

export const SLOT_GROUPS: readonly string[] = [
  'any',
  'mainhand',
  'offhand',
  'hand',
  'feet',
  'legs',
  'chest',
  'head',
  'armor',
  'body',
  'saddle',
]

const attribute: Check = (value) => {
  const parts = value.split(':')
  const [id = '', operation = '', amount = '', slots] = parts
  if (parts.length < 3 || parts.length > 4) {
    return error('The parts are attribute:<id>:<operation>:<amount>, and a slot group if wanted.')
  }
  if (/^generic[_.]/i.test(id)) {
    const today = id.replace(/^generic[_.]/i, '')
    return error(`Attributes no longer have the prefix generic: write "${today}".`)
  }
  if (!ATTRIBUTE_OPERATIONS.includes(operation.toLowerCase())) {
    return error(
      `There is no operation "${operation}". Operations: ${ATTRIBUTE_OPERATIONS.join(', ')}.`,
    )
  }
  if (amount === '' || !Number.isFinite(Number(amount))) {
    return error('The amount is a number, such as 0.1.')
  }
  if (slots !== undefined && !SLOT_GROUPS.includes(slots.toLowerCase())) {
    return error(`There is no slot group "${slots}". Slot groups: ${SLOT_GROUPS.join(', ')}.`)
  }
  return undefined
}

/** Modifiers with a value after their colon, by the name that is written first. */
export const MODIFIERS: Readonly<Record<string, ModifierRule>> = {
  name: { example: 'Frostbrand', check: displayName },
  item_name: { example: 'Frostbrand', check: itemName },
  custom_model_data: { example: '1001', check: anyWhole },
  item_model: { example: 'minecraft:diamond_sword', check: key },
  tooltip_style: { example: 'minecraft:frost', check: key },
  max_damage: { example: '2000', check: whole(1) },
  max_stack_size: { example: '16', check: whole(1, 99) },
  color: { example: '#33CCFF', check: colour },
  trim: { example: 'gold:coast', check: trim },
  texture: { example: 'eyJ0ZXh0dXJlcyI6', check: filled },
  head: { example: 'Notch', check: head },
  entity: { example: 'zombie', check: entity },
  potion_effect: { example: 'speed:2:600', check: potion },
  firework_effect: { example: '0:ball_large:#ff0000:#ffffff:true:false', check: firework },
  firework_power: { example: '2', check: power },
  attribute: { example: 'attack_damage:add_number:4:mainhand', check: attribute },
  reforge: { example: 'sharp', check: filled },
  tier: { example: 'iron', check: filled },
  rarity: { example: 'rare', check: filled },
  'pet-level': { example: '10', check: whole(0) },
  'pet-xp': { example: '250', check: whole(0) },
}

/** Other spellings of modifiers. */
const ALIASES: Readonly<Record<string, string>> = {
  'custom-model-data': 'custom_model_data',
  'item-model': 'item_model',
  'tooltip-style': 'tooltip_style',
}

/** Words without a value. */
export const FLAGS: readonly string[] = [
  'unbreakable',
  'glint',
  'fire_resistant',
  'glider',
  'unenchantable',
  'hide_enchants',
  'hide_attributes',
  'hide_unbreakable',
]

/** True for the flags above and for every other item flag, whose names all start with `hide_`. */
export function isFlag(word: string): boolean {
  return FLAGS.includes(word.toLowerCase()) || /^hide_[a-z_]+$/i.test(word)
}

/**
 * @param name what stands before the first colon
 * @returns the rule of that modifier
 */
export function modifierRule(name: string): ModifierRule | undefined {
  const known = ALIASES[name.toLowerCase()] ?? name.toLowerCase()
  return Object.hasOwn(MODIFIERS, known) ? MODIFIERS[known] : undefined
}
