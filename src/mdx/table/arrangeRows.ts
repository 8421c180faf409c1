/** Searching, filtering and sorting the rows of a table that stands in the page as elements. */
import { cloneElement, isValidElement } from 'react'
import type { ReactElement, ReactNode } from 'react'

type Element = ReactElement<{ children?: ReactNode; id?: string; 'aria-hidden'?: unknown }>

/** A table in parts that can be put together again. */
export interface TableParts {
  before: ReactNode[]
  body: Element
  rows: TableRow[]
  columns: string[]
}

interface TableRow {
  element: Element
  /** Text of each cell. */
  cells: string[]
}

/** What the reader wants to see. */
export interface TableView {
  query: string
  /** Column and the value that it must have. */
  only?: { column: number; value: string }
  sort?: { column: number; isDown: boolean }
}

/** More would be a list of its own; a single one would show all rows. */
const MOST_VALUES = 12

function listOf(children: ReactNode): ReactNode[] {
  return Array.isArray(children) ? (children as ReactNode[]) : [children]
}

function childrenOf(node: ReactNode): ReactNode[] {
  const children = isValidElement<{ children?: ReactNode }>(node) ? node.props.children : []
  return listOf(children)
}

function elementsOf(node: ReactNode): Element[] {
  return childrenOf(node).filter((child): child is Element => isValidElement(child))
}

/**
 * @param node anything rendered from a compiled body
 * @returns its text, as far as it stands in its children
 */
export function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return (node as ReactNode[]).map(textOf).join('')
  return isValidElement(node) ? childrenOf(node).map(textOf).join('') : ''
}

/**
 * @param children what stands in the table: caption, head and body
 * @returns the table in parts; null when it has no body
 */
export function readTable(children: ReactNode): TableParts | null {
  const parts = listOf(children)
  const find = (type: string) =>
    parts.find((part): part is Element => isValidElement(part) && part.type === type)
  const body = find('tbody')
  if (!body) return null
  const [head] = elementsOf(find('thead'))
  return {
    before: parts.filter((part) => part !== body),
    body,
    columns: elementsOf(head).map(textOf),
    // Headings of groups are there for the written order alone.
    rows: elementsOf(body)
      .filter(({ props }) => !props['aria-hidden'])
      .map((element) => ({ element, cells: elementsOf(element).map(textOf) })),
  }
}

/**
 * @param table a table in parts
 * @returns columns of which few values come again and again, with these values in order
 */
export function choicesOf({ columns, rows }: TableParts): { column: number; values: string[] }[] {
  return columns.flatMap((_label, column) => {
    const values = [...new Set(rows.map(({ cells }) => cells[column] ?? ''))].filter(Boolean)
    const isShort = values.every((value) => value.length <= 30)
    const comesAgain = values.length > 1 && values.length <= Math.min(MOST_VALUES, rows.length / 2)
    return isShort && comesAgain ? [{ column, values: values.sort(compare) }] : []
  })
}

function compare(one: string, other: string): number {
  // Rows without a value come last.
  if (one === '' || other === '') return Number(one === '') - Number(other === '')
  return one.localeCompare(other, 'en', { numeric: true, sensitivity: 'base' })
}

/**
 * @param table a table in parts
 * @param view what the reader wants to see
 * @returns the rows that fit, in the order asked for
 */
export function arrangeRows({ rows }: TableParts, { query, only, sort }: TableView): TableRow[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const found = rows.filter(({ cells }) => {
    if (only && cells[only.column] !== only.value) return false
    const text = cells.join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  })
  if (!sort) return found
  const direction = sort.isDown ? -1 : 1
  return found.sort(
    (one, other) =>
      direction * compare(one.cells[sort.column] ?? '', other.cells[sort.column] ?? ''),
  )
}

/**
 * @param table a table in parts
 * @param rows those to show
 * @returns what stands in the table then
 */
export function writeTable({ before, body }: TableParts, rows: readonly TableRow[]): ReactNode {
  const elements = rows.map(({ element }, place) =>
    cloneElement(element, { key: element.props.id ?? place }),
  )
  return [...before, cloneElement(body, { key: 'body' }, elements)].map((part, place) =>
    isValidElement(part) ? cloneElement(part, { key: part.key ?? place }) : part,
  )
}
