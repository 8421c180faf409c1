import type { SidebarItem } from '../../docs/sidebar'
import { flattenDocs, neighbours } from '../../docs/sidebarNav'
import type { NavLink } from '../../docs/sidebarNav'

/** A doc's own wishes from its front matter, see `DocPageData`. */
export interface PaginationOverrides {
  paginationPrev?: string | null
  paginationNext?: string | null
}

/**
 * Decides where previous and next lead. A doc's own choice goes before its place in the sidebar:
 * null means no link, a route that page.
 *
 * @param items sidebar tree
 * @param route route of the page's place in the sidebar
 * @param overrides the doc's own choice
 * @returns the links that are to be shown; a chosen page outside of the sidebar is named by its
 *   route
 */
export function paginationLinks(
  items: readonly SidebarItem[],
  route: string,
  { paginationPrev, paginationNext }: PaginationOverrides,
): { previous?: NavLink; next?: NavLink } {
  const pages = flattenDocs(items)
  const { previous, next } = neighbours(pages, route)
  const choose = (choice: string | null | undefined, neighbour: NavLink | undefined) => {
    if (choice === undefined) return neighbour
    if (choice === null) return undefined
    return pages.find(({ href }) => href === choice) ?? { label: choice, href: choice }
  }
  return { previous: choose(paginationPrev, previous), next: choose(paginationNext, next) }
}
