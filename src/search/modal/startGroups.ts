/** What the search offers before anything is typed. */
import type { DocSetKey } from '../../docs/docSet'
import type { NavbarItem } from '../../docs/navbar'
import type { SidebarItem } from '../../docs/sidebar'
import { popularPages } from '../popularPages'

interface StartLink {
  label: string
  href: string
  text?: string
  icon?: string
}

interface StartGroup {
  title: string
  links: StartLink[]
}

/**
 * @param navbar items of the navbar
 * @param sidebar sidebar of the doc set that is searched
 * @param key that doc set
 * @param title heading for pages of the sidebar
 * @returns the menus of the navbar that say what is behind their links; where there are none, the
 *   pages at the top of the sidebar
 */
export function startGroups(
  navbar: readonly NavbarItem[],
  sidebar: readonly SidebarItem[],
  key: DocSetKey,
  title: string,
): StartGroup[] {
  const menus = navbar.flatMap((item): StartGroup[] => {
    if (item.type !== 'menu') return []
    const links = item.items.flatMap(({ hrefs, label, text, icon }) => {
      const href = hrefs[key]
      return text === undefined || href === undefined ? [] : [{ label, href, text, icon }]
    })
    return links.length === 0 ? [] : [{ title: item.label, links }]
  })
  if (menus.length > 0) return menus
  const links = popularPages(sidebar)
  return links.length === 0 ? [] : [{ title, links }]
}
