import { useMemo } from 'react'
import { withLists } from '../../docs/packedSidebar'
import type { SidebarItem } from '../../docs/sidebar'
import { findTrail } from '../../docs/sidebarNav'
import type { TrailItem } from '../../docs/sidebarNav'
import { docSetKey, usePageInfo } from '../../site/contexts/page'
import { useSiteData } from '../../site/contexts/siteData'

/** The sidebar that belongs to the page that is shown, and the page's place in it. */
export interface SidebarPlace {
  /** The tree, of whose long lists the part around the page is there. */
  items: SidebarItem[]
  /** From the top down to the page; empty when the page is not in the sidebar. */
  trail: TrailItem[]
}

/**
 * Looks up the sidebar of the page's doc set.
 *
 * @returns the tree and the page's trail in it
 * @throws when the doc that is shown belongs to no docs of this site
 */
export function useSidebar(): SidebarPlace {
  const { sidebars } = useSiteData()
  const { set, route, doc, around } = usePageInfo()
  const key = docSetKey(set)
  const tree = sidebars[key]
  const items = useMemo(() => withLists(tree ?? [], around ?? []), [tree, around])
  if (doc && !tree) throw new Error(`No docs '${key}' are active for the path '${route}'.`)
  return { items, trail: findTrail(items, route) }
}
