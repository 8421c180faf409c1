/**
 * Triggers whose ids end in a part that the owner chooses: `static_20` is one of the family
 * `static_<interval>`. Source of the rules: `Triggers.doGet`, `TriggerGroupStatic`,
 * `TriggerGroupGlobalStatic` and `TriggerGroupCustom` of Auxilor/libreforge, `TriggerEnchantType`
 * of Auxilor/EcoEnchants and `Registry` of Auxilor/eco.
 */

/** The two parts of a family's id. */
export interface Family {
  /** In front of what is chosen: `static_`. */
  prefix: string
  /** What is chosen: `interval`. */
  slot: string
}

/** What the game makes of an id of a family. */
export type Member<T> =
  /** A trigger. With a `formula` it fires when that gives a number of ticks, worked out each tick. */
  | { found: T; formula?: string }
  /** No trigger: an interval is at least 1. */
  | { refused: T }

/** Whole numbers that are no interval: Kotlin's `toIntOrNull` takes a sign. */
const BELOW_ONE = '(?:-\\d+|\\+?0+)'

const isBelowOne = new RegExp(`^${BELOW_ONE}$`)

/** The endings of each slot as a regular expression; of other slots any text is one. */
const ENDINGS: Readonly<Record<string, string>> = {
  interval: `(?!${BELOW_ONE}$).`,
  // A trigger for each type of enchantment is registered, and ids there have no other letters.
  type: '[a-z0-9_]+$',
}

/**
 * @param id of an entry
 * @returns its parts when it is the id of a family
 */
export function familyOf(id: string): Family | undefined {
  const [, prefix, slot] = /^([^<]+)<([^>]+)>$/.exec(id) ?? []
  return prefix === undefined || slot === undefined ? undefined : { prefix, slot }
}

/**
 * @param family a family
 * @returns regular expression of the ids that the game makes a trigger of. JSON Schema knows its
 *   syntax, too
 */
export function familyPattern({ prefix, slot }: Family): string {
  return `^${prefix}${ENDINGS[slot] ?? '.'}`
}

/**
 * @param id a trigger as configs have it, which is no id of an entry of its own
 * @param entries triggers; those that are no families are passed over
 * @returns what the game makes of it; undefined when it belongs to none of the families
 */
export function memberOf<T extends { id: string }>(
  id: string,
  entries: readonly T[],
): Member<T> | undefined {
  for (const entry of entries) {
    const family = familyOf(entry.id)
    if (!family || !id.startsWith(family.prefix)) continue
    const ending = id.slice(family.prefix.length)
    const isInterval = family.slot === 'interval'
    if (isInterval && isBelowOne.test(ending)) return { refused: entry }
    if (!new RegExp(familyPattern(family)).test(id)) continue
    return isInterval && !/^\+?\d+$/.test(ending)
      ? { found: entry, formula: ending }
      : { found: entry }
  }
  return undefined
}
