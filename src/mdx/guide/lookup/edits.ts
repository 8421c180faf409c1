import { FLAGS, MODIFIERS } from '../../../itemLookup/modifiers'
import type { LookupItem, LookupModifier } from '../../../itemLookup/parse'

/** An enchantment to start from, and how the list of modifiers calls enchantments. */
const ENCHANTMENT: LookupModifier = { name: 'sharpness', value: '5' }
const ENCHANTMENT_CHOICE = '<enchantment>'

/** What can be added: enchantments, then modifiers, then flags. */
export const CHOICES: readonly string[] = [ENCHANTMENT_CHOICE, ...Object.keys(MODIFIERS), ...FLAGS]

/**
 * @param choice one of {@link CHOICES}
 * @returns a modifier to start from
 */
export function newModifier(choice: string): LookupModifier {
  if (choice === ENCHANTMENT_CHOICE) return ENCHANTMENT
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
 * @param amount text of the field
 * @returns the amount; undefined for what is none, which leaves it out
 */
export function readAmount(amount: string): number | undefined {
  const number = Number(amount)
  return amount !== '' && Number.isInteger(number) && number > 0 ? number : undefined
}
