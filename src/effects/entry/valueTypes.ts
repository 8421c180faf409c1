/** Types that an argument or a filter value can have, with the words that pages show. */
export const VALUE_TYPES = {
  string: 'text',
  'string-list': 'list of texts',
  expression: 'number or expression',
  int: 'whole number',
  'int-list': 'list of whole numbers',
  double: 'decimal number',
  boolean: 'true or false',
  block: 'block',
  'block-list': 'list of blocks',
  item: 'item lookup',
  'item-list': 'list of item lookups',
  entity: 'entity lookup',
  'entity-list': 'list of entity lookups',
  enchantment: 'enchantment',
  'enchantment-list': 'list of enchantments',
  'potion-effect': 'potion effect',
  'potion-effect-list': 'list of potion effects',
  sound: 'sound',
  'effect-list': 'list of effects',
  'condition-list': 'list of conditions',
  section: 'section',
  'section-list': 'list of sections',
  any: 'any value',
} as const

export type ValueType = keyof typeof VALUE_TYPES
