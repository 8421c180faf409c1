/** What a record is called, in every way that a query may be compared with. */
import type { EngineRecord } from './indexFile'
import { patternsOf } from '../text/slots'

/** Rows of these kinds are the place where what they name is explained. */
const DEFINING_ROWS: ReadonlySet<string | undefined> = new Set([
  'key',
  'command',
  'permission',
  'placeholder',
])

/**
 * @param record any record
 * @returns whether it is the row of a table that explains what it names
 */
export function isDefiningRow({ row }: EngineRecord): boolean {
  return DEFINING_ROWS.has(row)
}

/**
 * @param record any record
 * @returns every way to write the id of the entry whose page this is; none for other records
 */
export function entryIds({ type, entryId, aliases = [] }: EngineRecord): string[] {
  return type === 'lvl1' && entryId !== undefined ? [entryId, ...aliases] : []
}

/** Headings over examples tell of one case; what follows the word is their name. */
export const EXAMPLE = /^example\b[\s:]*/i

/**
 * @param record section of a page
 * @returns its heading, and what an example is called without saying that it is one
 */
export function headingNames({ hierarchy, type }: EngineRecord): string[] {
  const heading = hierarchy[type] ?? ''
  const bare = heading.replace(EXAMPLE, '')
  return bare === '' || bare === heading ? [heading] : [heading, bare]
}

/**
 * @param record row of a table
 * @returns its first cell, which may hold several names, and other names in it
 */
export function rowNames({ hierarchy, type, aliases = [] }: EngineRecord): string[] {
  return [...(hierarchy[type] ?? '').split(', '), ...aliases]
}

/**
 * @param name a command, for example
 * @returns it without what is filled in: `/crate give <player>` becomes `/crate give`
 */
export function bareName(name: string): string {
  return name.replace(/ ?[<[].*/, '')
}

/**
 * @param record any record
 * @returns what folded queries for its names with slots look like
 */
export function slotPatterns(record: EngineRecord): RegExp[] {
  return patternsOf(isDefiningRow(record) ? rowNames(record) : entryIds(record))
}
