/** What the search offers before anything is typed. */
import type { DocSetKey } from '../docs/docSet'
import type { NavbarItem, NavbarMenuEntry } from '../docs/navbar'
import type { SidebarItem } from '../docs/sidebar'
import { popularPages } from './popularPages'

/** A page to start from. */
export interface StartLink {
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
 * @param titles headings for the pages that readers ask for most, and for those of the sidebar
 * @returns what the search's own item names, and the menus of the navbar that say what is behind
 *   their links; where there are neither, the pages at the top of the sidebar
 */
export function startGroups(
  navbar: readonly NavbarItem[],
  sidebar: readonly SidebarItem[],
  key: DocSetKey,
  titles: { popular: string; pages: string },
): StartGroup[] {
  const group = (title: string, links: StartLink[]): StartGroup[] =>
    links.length === 0 ? [] : [{ title, links }]
  const linksOf = (entries: readonly NavbarMenuEntry[]) =>
    entries.flatMap(({ hrefs, label, text, icon }): StartLink[] => {
      const href = hrefs[key]
      return text === undefined || href === undefined ? [] : [{ label, href, text, icon }]
    })
  const popular = navbar.flatMap((item) => (item.type === 'search' ? (item.popular ?? []) : []))
  const found = [
    ...group(titles.popular, linksOf(popular)),
    ...navbar.flatMap((item) =>
      item.type === 'menu' ? group(item.label, linksOf(item.items)) : [],
    ),
  ]
  return found.length > 0 ? found : group(titles.pages, popularPages(sidebar))
}
