import type { ReactNode } from 'react'
import type { TreeNode } from '../docs/tree'

/** Props of a component that reads its children before they are rendered. */
export interface TreeComponentProps {
  tree: TreeNode[]
  render: (nodes: TreeNode[]) => ReactNode
}

/**
 * @param nodes a piece of a compiled body
 * @returns its text, without any markup
 */
export function treeText(nodes: TreeNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node
      const [, , ...children] = node
      return treeText(children)
    })
    .join('')
}
