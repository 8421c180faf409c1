/** Walks through trees of nodes. */
import type { AnyNode } from './nodes'

/** Looks at nodes in reading order; says whether it wants to see the children. */
export type Visit = (node: AnyNode) => boolean

/** Takes from each node of a tree what it is after. */
export interface Visitor<Found> {
  visit: Visit
  /** @returns what it has found; to be asked when the walk is over */
  found: () => Found
}

/**
 * Visits nodes in reading order; a visitor that returns false keeps out of the children.
 *
 * @param node where the walk starts
 * @param visit looks at a node
 */
export function walk(node: AnyNode, visit: Visit): void {
  if (!visit(node)) return
  for (const child of node.children ?? []) walk(child, visit)
}

/**
 * Several visitors share a walk; one that returns false keeps out of the children alone.
 *
 * @param node where the walk starts
 * @param visits look at a node
 */
export function walkTogether(node: AnyNode, visits: readonly Visit[]): void {
  const inside = visits.filter((visit) => visit(node))
  if (inside.length === 0) return
  for (const child of node.children ?? []) walkTogether(child, inside)
}
