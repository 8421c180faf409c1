import type { DocSetKey } from '../../docs/docSet'
import type { TrailItem } from '../../docs/sidebarNav'
import type { LabelKey } from '../../docs/labels/common'
import type { OpenBranches } from './openBranches'

/**
 * What every level of the sidebar needs. It is handed down rather than read from contexts,
 * because a branch may hold hundreds of items and each of them would pay for its hooks.
 */
export interface SidebarTree {
  route: string
  /** From the top down to the page that is shown. */
  trail: readonly TrailItem[]
  open: OpenBranches
  /** False in the HTML and until the browser shows the sidebar: long lists are cut then. */
  complete: boolean
  setOpen: (path: string, open: boolean) => void
  setKey: DocSetKey
  /** Called when a long list is there as a whole; keeps its identity. */
  onGrown: () => void
  label: (key: LabelKey) => string
}
