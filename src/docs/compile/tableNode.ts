/** Tables made from front matter, as the page shows them: each row is named and can be linked. */
import type { ReadPart, ReadTable } from './cells'
import type { AnyNode } from './nodes'
import { lineToHtml } from './toHtml'

/** From so many rows on, readers look for one of them and do not read them all. */
const LONG = 12

const text = (value: string): AnyNode => ({ type: 'text', value })

function element(
  tagName: string,
  properties: Record<string, unknown>,
  ...children: AnyNode[]
): AnyNode {
  return { type: 'element', tagName, properties, children }
}

interface Cell {
  label: string | undefined
  children: AnyNode[]
}

function hasLink(node: AnyNode): boolean {
  return node.tagName === 'a' || (node.children ?? []).some(hasLink)
}

function row(id: string, cells: Cell[], search?: AnyNode['row']): AnyNode {
  const [first, ...rest] = cells
  const head = first?.children ?? []
  const node = element(
    'tr',
    { id },
    element(
      'th',
      { scope: 'row', 'data-label': first?.label },
      // A cell that is a link already leads elsewhere; links cannot hold links.
      ...(head.some(hasLink)
        ? head
        : [element('a', { href: `#${id}`, className: ['row-link'] }, ...head)]),
    ),
    ...rest.map((cell) => element('td', { 'data-label': cell.label }, ...cell.children)),
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
export function tableNode({ labels, rows, caption }: ReadTable): AnyNode {
  const nodes = rows.map(({ id, cells, search }) =>
    row(
      id,
      cells.map((parts, index) => ({
        label: labels[index],
        children: parts.flatMap(cellNodes),
      })),
      search,
    ),
  )
  return {
    type: 'docComponent',
    name: 'Table',
    props: { stack: true, ...(nodes.length >= LONG && { long: true }) },
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
