import { useState } from 'react'
import type { TrailItem } from '../../docs/sidebarNav'
import { openTrail } from './openBranches'
import type { OpenBranches } from './openBranches'

/**
 * Keeps which branches are open. Arriving at a page opens the branches above it; nothing
 * closes by itself, and a branch that the reader closes stays closed until then.
 *
 * @param route route of the page
 * @param trail the page's place in the tree
 * @returns the state, and a function that opens or closes one branch by its path
 */
export function useOpenBranches(
  route: string,
  trail: readonly TrailItem[],
): [OpenBranches, (path: string, open: boolean) => void] {
  const [state, setState] = useState(() => ({ route, open: openTrail({}, trail) }))
  // Adjusted while rendering, not in an effect, so that no frame shows the branch closed.
  if (state.route !== route) setState({ route, open: openTrail(state.open, trail) })
  return [
    state.open,
    (path, open) =>
      setState((current) => ({ ...current, open: { ...current.open, [path]: open } })),
  ]
}
