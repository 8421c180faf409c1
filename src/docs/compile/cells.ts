/** Table cells of the front matter, which are lines of Markdown. */
import type { Root } from 'mdast'
import type { CellPart, PageTable } from '../pageTable'
import type { AnyNode } from './nodes'
import { parseMarkdown } from './parser'
import { keepUnknownTagsAsText } from './unknownTags'

/** A piece of a cell; Markdown is read. */
export type ReadPart =
  Exclude<CellPart, { type: 'markdown' }> | { type: 'markdown'; value: string; root: Root }

/** A table whose cells are read. */
export type ReadTable = PageTable<ReadPart>

/**
 * Words and numbers without anything that Markdown could read, addresses included; most cells are
 * such.
 */
const PLAIN =
  /^(?:(?!.*(?:www\.|:\/\/))[\p{L}(][\p{L}\p{N} ,;()'"%.:?!/=+>#–—…×-]*|-?\d+(?:\.\d+)?)$/iu

/**
 * @param table a table as its author wrote it
 * @returns the same with the trees of its cells
 */
export function readCells(table: PageTable): ReadTable {
  const rows = table.rows.map((row) => ({
    ...row,
    cells: row.cells.map((parts) => parts.map(readPart)),
  }))
  return { ...table, rows }
}

/**
 * @param table a table whose cells are read
 * @returns whether a cell may lead elsewhere
 */
export function holdsLinks({ rows }: ReadTable): boolean {
  const isLink = ({ type, children = [] }: AnyNode): boolean =>
    /^(?:link|image|html)/.test(type) || children.some(isLink)
  return rows.some(({ cells }) =>
    cells.some((parts) => parts.some((part) => part.type === 'markdown' && isLink(part.root))),
  )
}

function readPart(part: CellPart): ReadPart {
  return part.type === 'markdown' ? { ...part, root: readLine(part.value) } : part
}

function readLine(line: string): Root {
  if (PLAIN.test(line)) {
    const only = { type: 'text' as const, value: line.trimEnd() }
    return { type: 'root', children: [{ type: 'paragraph', children: [only] }] }
  }
  const root = parseMarkdown(line, 'md')
  keepUnknownTagsAsText(root)
  return root
}
