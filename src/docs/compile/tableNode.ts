/** Tables made from front matter, as the page shows them: each row is named and can be linked. */
import type { CellRole, PageTableRow } from '../pageTable'
import type { ReadPart, ReadTable } from './cells'
import type { AnyNode } from './nodes'
import { element, text } from './makeNode'
import { lineToHtml } from './toHtml'

/** From so many rows on, readers look for one of them and do not read them all. */
const LONG = 25

/** From so many rows on, a table is higher than the window of a phone. */
const TALL = 8

interface Cell {
  label: string | undefined
  role: CellRole | undefined
  children: AnyNode[]
}

function hasLink(node: AnyNode): boolean {
  return node.tagName === 'a' || (node.children ?? []).some(hasLink)
}

function row({ id, search, required }: PageTableRow<ReadPart>, cells: Cell[]): AnyNode {
  const [first, ...rest] = cells
  const head = first?.children ?? []
  const node = element(
    'tr',
    { id, ...(required && { 'data-required': '' }) },
    element(
      'th',
      { scope: 'row', 'data-label': first?.label },
      // A cell that is a link already leads elsewhere; links cannot hold links.
      ...(head.some(hasLink)
        ? head
        : [element('a', { href: `#${id}`, className: ['row-link'] }, ...head)]),
    ),
    ...rest.map(({ label, role, children }) =>
      element('td', { 'data-label': label, 'data-role': role }, ...children),
    ),
  )
  return search ? { ...node, row: search } : node
}

function cellNodes(part: ReadPart): AnyNode[] {
  switch (part.type) {
    case 'text':
      return [text(part.value)]
    case 'code':
      return [element('code', {}, text(part.value))]
    case 'markdown':
      return lineToHtml(part.root).map(withoutPlace)
    case 'break':
      return [element('br', {})]
  }
}

/** Places in a cell's line are none in the file: its links are reported where the table is. */
function withoutPlace({ position: _position, ...node }: AnyNode): AnyNode {
  return node.children ? { ...node, children: node.children.map(withoutPlace) } : node
}

/**
 * @param table what stands in the table
 * @returns the table as a component
 */
export function tableNode(table: ReadTable): AnyNode {
  const { layout, labels, roles, rows, caption } = table
  const nodes = rows.map((one) =>
    row(
      one,
      one.cells.map((parts, index) => ({
        label: labels[index],
        role: roles?.[index],
        children: parts.flatMap(cellNodes),
      })),
    ),
  )
  return {
    type: 'docComponent',
    name: 'Table',
    props: {
      layout,
      // In a list the names say what stands where.
      sticky: layout === undefined || layout === 'cards' || undefined,
      long: nodes.length >= LONG || undefined,
      rows: nodes.length >= TALL ? nodes.length : undefined,
    },
    children: [
      ...(caption ? [element('caption', {}, text(caption))] : []),
      {
        ...element(
          'thead',
          {},
          element('tr', {}, ...labels.map((label) => element('th', { scope: 'col' }, text(label)))),
        ),
        // Without its rows, which the search knows one by one, the head says nothing.
        ...(nodes.every((node) => node.row) && { plainText: '' }),
      },
      element('tbody', {}, ...nodes),
    ],
  }
}
