import { slugify } from '../../text/slugify'

/**
 * @param table name of a data table
 * @param key first cell of a row
 * @returns the row's anchor, without `#`; further rows of the same key have a number behind it
 */
export function rowAnchor(table: string, key: string): string {
  return `${slugify(table)}-${slugify(key)}`
}
