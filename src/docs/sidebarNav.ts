/** Questions about sidebar trees: where a page stands, what is read before and after it. */
import type { SidebarCategoryItem, SidebarDocItem, SidebarItem } from './sidebar'

/** A page as navigation names it. */
export interface NavLink {
  label: string
  href: string
}

/** Items that a trail can hold: categories, and a doc at its end. */
export type TrailItem = SidebarCategoryItem | SidebarDocItem

/**
 * Stops on an item that the code does not know, which only broken data can bring.
 *
 * @param item the item that no case has handled
 * @throws always; the message quotes the type
 */
export function unexpectedItem(item: never): never {
  throw new Error(`Unexpected sidebar item type '${(item as { type: string }).type}'`)
}

/**
 * Finds the place of a page in the tree. Plain links are no places: they may point to a page
 * that stands elsewhere.
 *
 * @param items sidebar tree
 * @param route exact route of the page
 * @returns the items from the top down to the page, the page last; empty when it is not there
 * @throws on an unexpected item type
 */
export function findTrail(items: readonly SidebarItem[], route: string): TrailItem[] {
  for (const item of items) {
    switch (item.type) {
      case 'doc':
        if (item.href === route) return [item]
        break
      case 'category': {
        if (item.href === route) return [item]
        const below = findTrail(item.items, route)
        if (below.length > 0) return [item, ...below]
        break
      }
      case 'link':
      case 'html':
        break
      default:
        unexpectedItem(item)
    }
  }
  return []
}

/** Pages of the trees that were asked for: the build renders every page with the same few. */
const flattened = new WeakMap<readonly SidebarItem[], readonly NavLink[]>()

/**
 * Lists all pages of the tree in reading order. A category with a page of its own comes before
 * what it holds; a page that is listed twice counts once, at its first place.
 *
 * @param items sidebar tree, which is not changed any more
 * @returns label and route of each page
 * @throws on an unexpected item type
 */
export function flattenDocs(items: readonly SidebarItem[]): readonly NavLink[] {
  const known = flattened.get(items)
  if (known) return known
  const pages = new Map<string, NavLink>()
  const add = ({ label, href }: NavLink) => {
    if (!pages.has(href)) pages.set(href, { label, href })
  }
  const visit = (item: SidebarItem) => {
    switch (item.type) {
      case 'doc':
        add(item)
        break
      case 'category':
        if (item.href !== undefined) add({ label: item.label, href: item.href })
        item.items.forEach(visit)
        if (item.cut) visit(item.cut.last)
        break
      case 'link':
      case 'html':
        break
      default:
        unexpectedItem(item)
    }
  }
  items.forEach(visit)
  const list = [...pages.values()]
  flattened.set(items, list)
  return list
}

/**
 * Finds the pages before and after a page.
 *
 * @param pages pages in reading order, see {@link flattenDocs}
 * @param route exact route of the page
 * @returns its neighbours; both are missing when the page is not in the list
 */
export function neighbours(
  pages: readonly NavLink[],
  route: string,
): { previous?: NavLink; next?: NavLink } {
  const index = pages.findIndex((page) => page.href === route)
  return index < 0 ? {} : { previous: pages[index - 1], next: pages[index + 1] }
}
