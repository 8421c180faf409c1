/**
 * How tables are set for reading: what says nothing by itself and stands neither in the Markdown
 * of a page nor in its search records.
 */
import { groupKeys } from './groupKeys'
import { propText } from './propText'
import type { TreeElement, TreeNode } from './tree'

/** Codes up to this length fit on a line in the narrowest column. */
const SHORT = 12

/**
 * Groups the keys of lists under the key that they share, and lets long codes in tables break
 * after dots and underscores.
 *
 * @param nodes body of a page
 * @returns the body; the text of every row is what it was
 */
export function presentTables(nodes: readonly TreeNode[]): TreeNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node
    const [name, props, ...children] = node
    if (name !== 'Table') return [name, props, ...presentTables(children)]
    const rows = propText(props?.layout) === 'list' ? children.map(groupRows) : children
    return [name, props, ...breakCodes(rows)]
  })
}

function isElement(node: TreeNode | undefined): node is TreeElement {
  return typeof node === 'object'
}

/** The key that a row is about, if nothing else stands in the link of its first cell. */
function keyOf(row: TreeNode): string | undefined {
  let [, , node] = isElement(row) ? row : []
  for (const name of ['th', 'a', 'code']) {
    if (!isElement(node) || node[0] !== name) return undefined
    node = node[2]
  }
  return typeof node === 'string' ? node : undefined
}

function groupRows(node: TreeNode): TreeNode {
  if (!isElement(node) || node[0] !== 'tbody') return node
  const [name, props, ...rows] = node
  const grouped = groupKeys(rows.map(keyOf)).flatMap(({ prefix, heading }, place) => {
    const row = rows[place]
    if (row === undefined) return []
    const shown = prefix === '' ? row : withPrefix(row, prefix)
    return heading === undefined ? [shown] : [headingRow(heading), shown]
  })
  return [name, props, ...grouped]
}

/** For the eye alone: each row still says its whole key. */
const headingRow = (key: string): TreeElement => [
  'tr',
  { 'aria-hidden': 'true' },
  ['td', { colSpan: 9 }, ['code', null, key]],
]

function withPrefix(row: TreeNode, prefix: string): TreeNode {
  if (!isElement(row)) return row
  const [name, props, head, ...cells] = row
  const [th, thProps, link, ...more] = head as TreeElement
  const [a, aProps, code] = link as TreeElement
  const [, codeProps, key] = code as TreeElement
  const shown: TreeElement = [
    'code',
    codeProps,
    ['span', { className: 'prefix' }, prefix],
    (propText(key) ?? '').slice(prefix.length),
  ]
  return [name, { ...props, 'data-in': '' }, [th, thProps, [a, aProps, shown], ...more], ...cells]
}

function breakCodes(nodes: readonly TreeNode[], isCode = false): TreeNode[] {
  return nodes.flatMap((node): TreeNode[] => {
    if (!isElement(node)) return isCode ? breakable(node) : [node]
    const [name, props, ...children] = node
    return [[name, props, ...breakCodes(children, isCode || name === 'code')]]
  })
}

/** Browsers break lines at hyphens by themselves. */
function breakable(code: string): TreeNode[] {
  if (code.length <= SHORT) return [code]
  return code
    .split(/(?<=[._])(?=[^._])/)
    .flatMap((part, place): TreeNode[] => (place === 0 ? [part] : [['wbr', null], part]))
}
