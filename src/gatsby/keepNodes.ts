/** Nodes that createPages makes of all docs, so that pages depend on what they take of others. */
import type { Node, SourceNodesArgs } from 'gatsby'

/** The part of a query's node model that finds such a node, and notes that the page needs it. */
export interface NodeReader {
  getNodeById: (args: { id: string; type?: string }) => Node | null
}

/**
 * sourceNodes: keeps the nodes of the last build, which Gatsby would take for stale.
 *
 * @param args of the hook
 * @param types types of the nodes
 */
export function keepNodes(
  { actions, getNodesByType }: SourceNodesArgs,
  types: readonly string[],
): void {
  for (const type of types) {
    for (const node of getNodesByType(type)) actions.touchNode(node)
  }
}
