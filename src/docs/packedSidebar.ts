/**
 * Sidebar trees on their way to the browser. Every first visit pays for all of them, and most
 * items are entries whose label is the last part of their route.
 */
import { parentRoute } from './parentRoute'
import type { SidebarCategoryItem, SidebarItem } from './sidebar'
import type { SiteData } from './siteData'

/**
 * One item: a doc right below the route of its category as its label, or as label and last part
 * of the route; a category with its items packed; anything else as it is.
 */
export type PackedItem =
  | string
  | [label: string, last: string]
  | Exclude<SidebarItem, SidebarCategoryItem>
  | PackedCategory

export interface PackedCategory extends Omit<SidebarCategoryItem, 'items'> {
  /** Route that the items stand below. */
  base: string
  items: PackedItem[]
}

/** {@link SiteData} as it is sent. */
export type PackedSiteData = Omit<SiteData, 'sidebars'> & {
  sidebars: Record<string, PackedItem[]>
}

/**
 * @param items sidebar tree
 * @param base route that most of the items stand below
 * @returns the tree, packed
 */
export function packSidebar(items: readonly SidebarItem[], base = ''): PackedItem[] {
  return items.map((item): PackedItem => {
    if (item.type === 'category') {
      const below = item.href ?? folderOf(item.items)
      return { ...item, base: below, items: packSidebar(item.items, below) }
    }
    if (item.type !== 'doc' || item.badge !== undefined || item.group !== undefined) return item
    const last = item.href.slice(base.length + 1)
    if (item.href !== `${base}/${last}` || last.includes('/')) return item
    return item.label === last ? last : [item.label, last]
  })
}

/** Where the first doc stands; good enough, as any base is right. */
function folderOf(items: readonly SidebarItem[]): string {
  const first = items.find((item) => item.type === 'doc')
  return parentRoute(first?.href ?? '')
}

/**
 * @param items what {@link packSidebar} made
 * @param base the same as there
 * @returns the tree
 */
export function unpackSidebar(items: readonly PackedItem[], base = ''): SidebarItem[] {
  return items.map((item): SidebarItem => {
    if (typeof item === 'string') return { type: 'doc', label: item, href: `${base}/${item}` }
    if (Array.isArray(item)) return { type: 'doc', label: item[0], href: `${base}/${item[1]}` }
    if (!('items' in item)) return item
    const { base: below, ...category } = item
    return { ...category, items: unpackSidebar(item.items, below) }
  })
}
