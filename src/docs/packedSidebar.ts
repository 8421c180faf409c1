/**
 * Sidebar trees on their way to the browser. Every first visit pays for what stands in the site's
 * data, and most items are entries whose label is the last part of their route: they are said by it.
 * Of lists of some hundred siblings it has the first few alone; a page brings its own neighbours
 * along, and the whole of each is in a file that is loaded when a reader has it before the eyes.
 */
import type { DocSetKey } from './docSet'
import { isLong, itemsAround } from './itemsAround'
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

export interface PackedCategory extends Omit<SidebarCategoryItem, 'items' | 'cut'> {
  /** Route that the items stand below. */
  base: string
  items: PackedItem[]
  cut?: { list: number; last: PackedItem }
}

/** A long list of the sidebar, or the part of it around a page. */
export interface SidebarList {
  /** Its number in the doc set. */
  list: number
  /** Route that the items stand below. */
  base: string
  items: PackedItem[]
}

/** {@link SiteData} as it is sent. */
export type PackedSiteData = Omit<SiteData, 'sidebars'> & {
  sidebars: Record<string, PackedItem[]>
}

/** A sidebar in its pieces. */
export interface PackedSidebar {
  /** The tree, with the beginnings of its long lists. */
  items: PackedItem[]
  /** Its long lists, by their numbers. */
  lists: SidebarList[]
  /** For the route of each page in long lists what stands around it there. */
  around: Map<string, SidebarList[]>
}

/**
 * @param key a doc set
 * @param list number of a long list of its sidebar
 * @returns site path of the file with that list
 */
export const listPath = (key: DocSetKey, list: number): string => `/sidebars/${key}/${list}.json`

/**
 * @param items sidebar tree, whose long lists may be cut
 * @returns numbers of these lists
 */
export function cutLists(items: readonly SidebarItem[]): number[] {
  return items.flatMap((item) =>
    item.type === 'category' ? [item.cut?.list ?? [], cutLists(item.items)].flat() : [],
  )
}

/**
 * @param tree sidebar tree
 * @returns its pieces
 */
export function packSidebar(tree: readonly SidebarItem[]): PackedSidebar {
  const lists: SidebarList[] = []
  const around = new Map<string, SidebarList[]>()
  const items = packItems(tree, '', lists)
  const seen = new Set<string>()
  const visit = (
    level: readonly SidebarItem[],
    packed: readonly PackedItem[],
    above: SidebarList[],
  ): void =>
    level.forEach((item, place) => {
      if (item.type !== 'doc' && item.type !== 'category') return
      // A page that is listed twice has its place where it is listed first.
      if (item.href !== undefined && !seen.has(item.href)) {
        seen.add(item.href)
        if (above.length > 0) around.set(item.href, above)
      }
      if (item.type === 'doc') return
      const own = packed[place] as PackedCategory
      const whole = own.cut && lists[own.cut.list]
      if (!whole) {
        visit(item.items, own.items, above)
        return
      }
      whole.items.forEach((one, index) => {
        const part = { ...whole, items: [...itemsAround(whole.items, (other) => other === one)] }
        visit(item.items.slice(index, index + 1), [one], [...above, part])
      })
    })
  visit(tree, items, [])
  return { items, lists, around }
}

function packItems(
  items: readonly SidebarItem[],
  base: string,
  lists: SidebarList[],
): PackedItem[] {
  return items.map((item): PackedItem => {
    if (item.type === 'category') {
      const below = item.href ?? folderOf(item.items)
      const whole = packItems(item.items, below, lists)
      const last = whole.at(-1)
      const { cut: _none, ...category } = item
      if (!isLong(whole) || last === undefined) return { ...category, base: below, items: whole }
      const list = lists.length
      lists.push({ list, base: below, items: whole })
      const first = [...itemsAround(whole, () => false)]
      return { ...category, base: below, items: first, cut: { list, last } }
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
 * @param base route that they stand below
 * @returns the tree, its long lists cut
 */
export function unpackSidebar(items: readonly PackedItem[], base = ''): SidebarItem[] {
  return items.map((item) => unpackItem(item, base))
}

function unpackItem(item: PackedItem, base: string): SidebarItem {
  if (typeof item === 'string') return { type: 'doc', label: item, href: `${base}/${item}` }
  if (Array.isArray(item)) return { type: 'doc', label: item[0], href: `${base}/${item[1]}` }
  if (!('items' in item)) return item
  const { base: below, cut, ...category } = item
  return {
    ...category,
    items: unpackSidebar(item.items, below),
    ...(cut && { cut: { ...cut, last: unpackItem(cut.last, below) } }),
  }
}

/**
 * @param items sidebar tree whose long lists are cut
 * @param lists what is known of these lists: what stands around a page, or the whole
 * @returns the tree with that in it
 */
export function withLists(
  items: readonly SidebarItem[],
  lists: readonly SidebarList[],
): SidebarItem[] {
  return items.map((item) => {
    if (item.type !== 'category') return item
    const own = lists.find(({ list }) => list === item.cut?.list)
    return {
      ...item,
      items: withLists(own ? unpackSidebar(own.items, own.base) : item.items, lists),
    }
  })
}
