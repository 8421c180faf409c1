import type { AnyNode } from './nodes'

/**
 * @param node any node of the final tree
 * @returns its text; code blocks give their code
 */
export function plainText(node: AnyNode): string {
  if (node.type === 'text') return String(node.value)
  if (node.plainText !== undefined) return node.plainText
  return (node.children ?? []).map(plainText).join('')
}
