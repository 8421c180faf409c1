import { slugify } from '../../text/slugify'
import { propText } from '../propText'
import type { TreeElement, TreeNode } from '../tree'

/**
 * Puts the versions into the table of arguments, beneath the names.
 *
 * @param nodes body of a page
 * @param since versions by the names of arguments
 * @returns the body
 */
export function markSince(
  nodes: readonly TreeNode[],
  since: Readonly<Record<string, string>>,
): TreeNode[] {
  const byRow = new Map(
    Object.entries(since).map(([name, version]) => [`arg-${slugify(name)}`, version]),
  )
  const visit = (node: TreeNode): TreeNode => {
    if (typeof node === 'string') return node
    const [name, props, ...children] = node
    const version = name === 'tr' ? byRow.get(propText(props?.id) ?? '') : undefined
    if (version === undefined) return [name, props, ...children.map(visit)]
    const [head, ...cells] = children as TreeElement[]
    return head ? [name, props, [...head, mark(version)], ...cells] : node
  }
  return byRow.size === 0 ? [...nodes] : nodes.map(visit)
}

const mark = (version: string): TreeElement => ['span', { className: 'since' }, `since ${version}`]
