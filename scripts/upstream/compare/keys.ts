/** Compares the tables of config keys of a plugin with the files that it brings. */
import type { SourceKey } from '../plugins/model'
import { covers, withHoles } from '../plugins/patterns'
import type { Page, Row } from '../site/pages'
import { HOLE } from '../source/evaluate'
import type { Difference } from './difference'

/** Columns in which tables name keys, also those that are not of the usual kind. */
const KEY_COLUMNS = ['path', 'key', 'keys']

/** A key without what marks lists and sections. */
const plainKey = (path: string): string =>
  withHoles(path).replaceAll('[]', '').replace(/:.*$/s, '').replace(/\.+$/, '').trim()

/**
 * @param cell cell of a table
 * @returns the keys that it names: `a.b, .c` stands for `a.b` and `a.c`
 */
export function keysIn(cell: string): string[] {
  const keys: string[] = []
  for (const part of cell.replaceAll('`', '').split(/,\s+/)) {
    const before = keys[keys.length - 1]
    const section = before?.slice(0, before.lastIndexOf('.')) ?? ''
    keys.push(part.startsWith('.') ? section + part : part)
  }
  return keys.map(plainKey).filter((key) => key !== '')
}

/** Whether a key of a table is the key, the section that it stands in, or one in it. */
function isAbout(written: string, key: string): boolean {
  if (covers(written, key) || written.startsWith(`${key}.`)) return true
  const parts = key.split('.')
  return parts.some((_, index) => index > 0 && covers(written, parts.slice(0, index).join('.')))
}

/** Tables that several plugins share name keys from the section on that they describe. */
const isAboutEnd = (written: string, key: string): boolean =>
  written.includes('.') && (key.endsWith(`.${written}`) || key.includes(`.${written}.`))

/** What is known of a plugin, and what it shares with all. */
export interface KeySource {
  keys: readonly SourceKey[]
  /** Texts in the code, among them the keys that it reads. */
  texts: ReadonlySet<string>
}

/**
 * @param pages pages about the plugin
 * @param shared pages about what all plugins share
 * @param source files and code of the plugin
 * @returns the differences
 */
export function compareKeys(
  pages: readonly Page[],
  shared: readonly Page[],
  { keys, texts }: KeySource,
): Difference[] {
  const written = keysOfTables(pages)
  const common = keysOfTables(shared)
  const missing = new Map<string, SourceKey>()
  for (const key of keys) {
    const path = plainKey(key.path)
    const known =
      written.some((row) => isAbout(row, path)) || common.some((row) => isAboutEnd(row, path))
    if (!known && !missing.has(path)) missing.set(path, key)
  }
  return [...missing].map(([path, { file, place }]) => {
    const read = texts.has(path.slice(path.lastIndexOf('.') + 1))
      ? ''
      : ', which no code reads by name'
    return {
      kind: 'key',
      subject: path,
      message: `No table has the key \`${path}\` of \`${file}\`${read}.`,
      source: place,
    }
  })
}

const keysOfTables = (pages: readonly Page[]): string[] => [
  ...new Set(
    pages
      .flatMap(({ tables }) => Object.values(tables))
      .flatMap(({ rows }) => rows)
      .flatMap((row) => KEY_COLUMNS.flatMap((column) => keysIn(row[column] ?? ''))),
  ),
]

/**
 * @param rows rows of tables of keys
 * @param source files and code that they may be about
 * @returns keys that are gone, and defaults that differ
 */
export function compareKeyRows(rows: readonly Row[], source: KeySource): Difference[] {
  return rows.flatMap((row) =>
    keysIn(row.cells.path ?? '').flatMap((path) => compareRow(row, path, source)),
  )
}

function compareRow(row: Row, path: string, { keys, texts }: KeySource): Difference[] {
  const at = { subject: path, page: row.page.name, line: row.line }
  const found = keys.filter((key) => plainKey(key.path) === path)
  if (found.length === 0 && !isRead(path, keys, texts)) {
    const message = `Neither a file nor the code has the key \`${path}\`.`
    return [{ kind: 'key', message, ...at }]
  }
  const given = row.cells.default ?? ''
  // Files in folders and items of lists are examples, whose values are no defaults.
  const presets = found.filter(({ file, path: full }) => !/\/|\[\]/.test(file + full))
  const differing = presets.find(({ value = '' }) => !sameValue(given, value))
  if (!differing || presets.some(({ value = '' }) => sameValue(given, value))) return []
  const { value, file, place } = differing
  const message = `\`${path}\` is \`${given}\` by default on the page, \`${value}\` in \`${file}\`.`
  return [{ kind: 'default', message, ...at, source: place }]
}

/** The last part of a key that is no hole has to stand somewhere. */
function isRead(path: string, keys: readonly SourceKey[], texts: ReadonlySet<string>): boolean {
  const parts = path.split('.').filter((part) => !part.includes(HOLE))
  const last = parts[parts.length - 1]
  // Effects may be written with hyphens or underscores, whichever the code has.
  const spellings = [last, path, last?.replaceAll('-', '_')]
  if (last === undefined || spellings.some((text) => text !== undefined && texts.has(text)))
    return true
  // `type + "-click"`
  const end = last.slice(last.lastIndexOf('-'))
  if (end.startsWith('-') && texts.has(end)) return true
  return keys.some((key) => isAbout(path, plainKey(key.path)))
}

/** Only single words and numbers can be told apart: pages put longer values into words. */
function sameValue(page: string, source: string): boolean {
  const [a = '', b = ''] = [page, source].map((value) => value.trim().toLowerCase())
  if (![a, b].every((value) => /^[\w.:-]+$/.test(value))) return true
  return a === b || Number(a) === Number(b)
}
