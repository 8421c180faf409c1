/** Slots of menus that a file lays out itself: whether they are in the menu, and one to a place. */
import { absenceWords } from '../files/keyAbsence'
import type { KeyAbsence } from '../files/keyAbsence'
import { headOf } from './run'
import type { Draft, Run } from './run'
import { isPlainNumber } from './scalars'
import type { ConfigMap, ConfigNode } from './source'
import { pairsAt } from './source'

/** A list of slots of a kind of file. Paths are from the top, or from an entry of the list. */
interface SlotList {
  plugin: string
  place: string
  /** Height of the menu in rows. */
  rows: string
  /** The list; `[]` behind a list that it stands in. */
  list: string
  row: string
  column: string
  /** What keeps two slots apart besides row and column. */
  apart?: readonly string[]
  /** Keys with which a slot may give way to another one. */
  gives?: readonly string[]
  /** What comes of the file when a slot is outside of the menu. */
  outside: Exclude<KeyAbsence, 'default'>
}

/** All chests of the game have so many. */
export const COLUMNS = 9

const SLOT_LISTS: readonly SlotList[] = [
  {
    plugin: 'EcoMenus',
    place: 'menus',
    rows: 'rows',
    list: 'slots',
    row: 'location.row',
    column: 'location.column',
    apart: ['location.page', 'location.layer'],
    gives: ['conditions'],
    outside: 'part',
  },
  {
    plugin: 'EcoShop',
    place: 'categories',
    rows: 'gui.rows',
    list: 'items',
    row: 'gui.row',
    column: 'gui.column',
    apart: ['gui.page'],
    gives: ['rotation'],
    outside: 'file',
  },
  {
    plugin: 'EcoShop',
    place: 'shops',
    rows: 'rows',
    list: 'pages[].categories',
    row: 'row',
    column: 'column',
    outside: 'file',
  },
  {
    plugin: 'EcoCrates',
    place: 'crates',
    rows: 'preview.rows',
    list: 'preview.pages[].rewards',
    row: 'row',
    column: 'column',
    outside: 'file',
  },
]

/**
 * Checks the slots of a whole file. What is no plain number, or not there, is left to other rules.
 *
 * @param root a document
 * @param run the check
 */
export function checkMenuSlots(root: ConfigNode, run: Run): void {
  const { file } = run
  if (!file?.whole) return
  for (const slots of SLOT_LISTS) {
    if (slots.plugin !== file.plugin || slots.place !== file.place) continue
    const rows = numberIn(root, slots.rows)
    for (const { value } of pairsAt(root, slots.list.split('.'))) {
      if (value.type === 'list') checkList(value.items, slots, rows, run)
    }
  }
}

function checkList(
  items: readonly ConfigNode[],
  slots: SlotList,
  rows: number | undefined,
  run: Run,
): void {
  const taken = new Set<string>()
  for (const item of items) {
    const row = numberIn(item, slots.row)
    const column = numberIn(item, slots.column)
    if (item.type !== 'map' || row === undefined || column === undefined) continue
    const outside = outsideOf(item, { row, column, rows })
    if (outside) {
      const why = absenceWords(slots.outside, slots.plugin, [{ key: 'row' }])
      run.report({ ...outside, why })
      continue
    }
    if (slots.gives?.some((key) => pairsAt(item, [key]).length > 0)) continue
    const place = [row, column, ...(slots.apart ?? []).map((key) => textIn(item, key))].join('\n')
    if (taken.has(place)) run.report(takenBefore(item, row, column))
    taken.add(place)
  }
}

/** A place in a menu, and the height of that in rows, where it is known. */
interface MenuPlace {
  row: number
  column: number
  rows: number | undefined
}

/**
 * @param slot what has the place
 * @param place the place
 * @returns what to report when it is outside of the menu, but for the reason; undefined when it is
 *   inside
 */
export function outsideOf(
  slot: ConfigMap,
  { row, column, rows }: MenuPlace,
): Omit<Draft, 'why'> | undefined {
  if (row >= 1 && column >= 1 && column <= COLUMNS && (rows === undefined || row <= rows)) {
    return undefined
  }
  const height = rows === undefined ? '' : `${rows} rows and `
  return {
    at: headOf(slot),
    severity: 'error',
    code: 'slot-outside',
    message: `Row ${row}, column ${column} is outside of the menu: it has ${height}${COLUMNS} columns.`,
  }
}

/**
 * @param slot what stands in the place of another one
 * @param row its row
 * @param column its column
 * @returns what to report
 */
export function takenBefore(slot: ConfigMap, row: number, column: number): Draft {
  return {
    at: headOf(slot),
    severity: 'warning',
    code: 'slot-taken',
    message: `Another slot above stands in row ${row}, column ${column} as well.`,
    why: 'A place shows one of them; nobody gets to see the other.',
  }
}

function textIn(root: ConfigNode, path: string): string {
  const value = pairsAt(root, path.split('.'))[0]?.value
  return value?.type === 'scalar' ? value.text.trim() : ''
}

/**
 * @param root a section
 * @param path keys in it, with dots
 * @returns the whole number there; others are worked out in the game, or no numbers
 */
export function numberIn(root: ConfigNode, path: string): number | undefined {
  const text = textIn(root, path)
  const number = Number(text)
  return isPlainNumber(text) && Number.isInteger(number) ? number : undefined
}
