/**
 * Chest menus that pages draw: rows of characters as the plugins' masks write them, and what each
 * character stands for. They stand in the front matter (`menus`) and are shown by
 * `<MenuPreview name="..." />`.
 */
import { z } from 'zod'

/** Slots of a row, as in every chest window. */
export const MENU_COLUMNS = 9

/** The mask's character for a slot without an item. */
export const EMPTY_SLOT = '0'

const itemSchema = z.strictObject({
  /** What the slot is for, in the reader's words. */
  name: z.string().min(1),
  /** Item lookup or id, as the config would write it. */
  item: z.string().min(1),
  /** A few words on behaviour, such as "moves with the spin". */
  note: z.string().optional(),
})

export const menuSchema = z
  .strictObject({
    /** Title of the window. */
    title: z.string().min(1),
    /** From the top; one character a slot. */
    rows: z.array(z.string()).min(1).max(6),
    /** By character of the rows. */
    items: z.record(z.string(), itemSchema).default({}),
  })
  .superRefine(({ rows, items }, context) => {
    const used = new Set(rows.flatMap((row) => [...row]))
    const issue = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: 'custom', path, message })
    rows.forEach((row, index) => {
      const slots = [...row]
      if (slots.length !== MENU_COLUMNS)
        issue(['rows', index], `a row has ${MENU_COLUMNS} slots, this one ${slots.length}`)
      const unknown = slots.find((slot) => slot !== EMPTY_SLOT && !(slot in items))
      if (unknown !== undefined)
        issue(
          ['rows', index],
          `"items" does not say what "${unknown}" is ("${EMPTY_SLOT}" is an empty slot)`,
        )
    })
    for (const slot of Object.keys(items)) {
      if ([...slot].length !== 1 || slot === EMPTY_SLOT)
        issue(
          ['items', slot],
          `an item is named by one character of the rows other than "${EMPTY_SLOT}"`,
        )
      else if (!used.has(slot)) issue(['items', slot], `"${slot}" stands in no row`)
    }
  })
