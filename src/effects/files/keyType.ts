/** What the words in the type column of key tables mean to the checker. */
import type { ValueType } from '../entry/entry'

const VALUE_TYPES: Readonly<Record<string, ValueType>> = {
  text: 'string',
  'item lookup': 'item',
  'entity lookup': 'entity',
  'block lookup': 'block',
  'particle lookup': 'string',
  'true or false': 'boolean',
  'whole number': 'int',
  'decimal number': 'double',
  'number or expression': 'expression',
  section: 'section',
  'sound section': 'section',
  'section with item, name and lore': 'section',
  'list of texts': 'string-list',
  'list of item lookups': 'item-list',
  'list of entity lookups': 'entity-list',
  'list of block lookups': 'block-list',
  'list of sections': 'section-list',
  'list of buttons': 'section-list',
}

/**
 * @param words type of a key, as a table has it
 * @returns what its value has to be; `any` where nothing is judged
 */
export function keyValueType(words: string | undefined): ValueType {
  return (words !== undefined && VALUE_TYPES[words]) || 'any'
}
