/**
 * The icons of the sidebar in one file: a page asks for one picture instead of two dozen. Each icon
 * is a view of the file, which an `<img>` shows by the view's id behind the `#`.
 */
import type { NavbarItem } from './navbar'
import type { SidebarItem } from './sidebar'

/** Site path of the file. */
export const ICON_SHEET = '/img/icons.svg'

/** Height and width that an icon has in the file. */
const SIZE = 16

const ICON = /^\s*<svg\b([^>]*)>([\s\S]*)<\/svg>\s*$/

/**
 * @param items sidebar trees
 * @returns site paths of the icons of their categories, each once
 */
export function iconsOf(items: readonly SidebarItem[]): string[] {
  const found = items.flatMap((item) =>
    item.type === 'category' ? [item.icon ?? [], iconsOf(item.items)].flat() : [],
  )
  return [...new Set(found)]
}

/**
 * @param icons texts of SVG files by their site paths
 * @returns the text of the file, and the address in it for each icon that could be taken in
 */
export function iconSheet(icons: ReadonlyMap<string, string>): {
  text: string
  hrefs: Map<string, string>
} {
  const hrefs = new Map<string, string>()
  const parts: string[] = []
  for (const [sitePath, svg] of icons) {
    const [, attributes, content] = ICON.exec(svg) ?? []
    if (attributes === undefined || content === undefined) continue
    const y = hrefs.size * SIZE
    const id = `i${hrefs.size}`
    const own = attributes.replace(/\s(?:xmlns|x|y|width|height|id)="[^"]*"/g, '')
    parts.push(
      `<view id="${id}" viewBox="0 ${y} ${SIZE} ${SIZE}"/>`,
      `<svg y="${y}" width="${SIZE}" height="${SIZE}"${own}>${content}</svg>`,
    )
    hrefs.set(sitePath, `${ICON_SHEET}#${id}`)
  }
  // The shape of a single icon, so that an `<img>` is as high as it is wide.
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">`
  const text = `${head}${parts.join('')}</svg>`
  return { text, hrefs }
}

/**
 * @param items a sidebar tree
 * @param hrefs addresses of icons by the site paths that categories name
 * @returns the tree with these addresses; other icons stay as they are
 */
export function withIcons(
  items: readonly SidebarItem[],
  hrefs: ReadonlyMap<string, string>,
): SidebarItem[] {
  return items.map((item) => {
    if (item.type !== 'category') return item
    const { icon } = item
    return {
      ...item,
      items: withIcons(item.items, hrefs),
      ...(icon !== undefined && { icon: hrefs.get(icon) ?? icon }),
    }
  })
}

/**
 * @param items items of the navbar
 * @param hrefs addresses of icons by the site paths that menus name
 * @returns the items with these addresses; other icons stay as they are
 */
export function withMenuIcons(
  items: readonly NavbarItem[],
  hrefs: ReadonlyMap<string, string>,
): NavbarItem[] {
  return items.map((item) => {
    if (item.type !== 'menu') return item
    const entries = item.items.map((entry) => ({
      ...entry,
      ...(entry.icon !== undefined && { icon: hrefs.get(entry.icon) ?? entry.icon }),
    }))
    return { ...item, items: entries }
  })
}
