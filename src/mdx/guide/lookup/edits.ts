import { FLAGS, MODIFIERS, isFlag, modifierRule } from '../../../itemLookup/modifiers'
import type { LookupItem, LookupModifier } from '../../../itemLookup/parse'

/** Enchantments to start from; the name is a field of its own then. */
const ENCHANTMENTS: readonly LookupModifier[] = [
  { name: 'sharpness', value: '5' },
  { name: 'unbreaking', value: '3' },
  { name: 'mending', value: '1' },
  { name: 'efficiency', value: '5' },
]
/** How the list of modifiers calls enchantments. */
const ENCHANTMENT_CHOICE = '<enchantment>'

/** What can be added: enchantments, then modifiers, then flags. */
export const CHOICES: readonly string[] = [ENCHANTMENT_CHOICE, ...Object.keys(MODIFIERS), ...FLAGS]

/**
 * @param modifiers what an item has already
 * @returns what can be added to it: each modifier stands once, enchantments are many
 */
export function choicesFor(modifiers: readonly LookupModifier[]): string[] {
  const taken = new Set(modifiers.map(({ name }) => name.toLowerCase()))
  return CHOICES.filter((choice) => !taken.has(choice))
}

/**
 * @param modifier a part of an item
 * @returns whether it is read as an enchantment
 */
export function isEnchantment({ name }: LookupModifier): boolean {
  return modifierRule(name) === undefined && !isFlag(name)
}

/**
 * @param key text of the field for the item
 * @returns it as an item can be called: blanks are underscores, as everything behind one is a modifier
 */
export function readKey(key: string): string {
  return key.startsWith('{') ? key : key.replace(/\s+/g, '_')
}

/**
 * @param choice one of {@link CHOICES}
 * @param modifiers what the item has already
 * @returns a modifier to start from
 */
export function newModifier(choice: string, modifiers: readonly LookupModifier[]): LookupModifier {
  if (choice === ENCHANTMENT_CHOICE) {
    const isFree = (one: LookupModifier) => !modifiers.some(({ name }) => name === one.name)
    return ENCHANTMENTS.find(isFree) ?? { name: 'enchantment', value: '1' }
  }
  const rule = MODIFIERS[choice]
  return rule ? { name: choice, value: rule.example } : { name: choice }
}

/**
 * @param groups items of a lookup
 * @param place group and index of the item to replace
 * @param next what to put there
 * @returns all items; those given stay as they are
 */
export function withItem(
  groups: readonly LookupItem[][],
  [group, index]: readonly [number, number],
  next: LookupItem,
): LookupItem[][] {
  return groups.map((items, at) =>
    at === group ? items.map((item, position) => (position === index ? next : item)) : items,
  )
}

/**
 * @param text a lookup
 * @returns it as the value of a key in YAML: quoted where YAML would read it otherwise
 */
export function asYamlValue(text: string): string {
  const isPlain = /^[\w*][^]*$/.test(text) && !/^\*|: |:$| #/.test(text)
  return isPlain ? text : `'${text.replaceAll("'", "''")}'`
}

/**
 * @param amount text of the field
 * @returns the amount; undefined for what is none, which leaves it out
 */
export function readAmount(amount: string): number | undefined {
  const number = Number(amount)
  return amount !== '' && Number.isInteger(number) && number > 0 ? number : undefined
}
