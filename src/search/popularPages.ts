import type { SidebarItem } from '../docs/sidebar'

const MAX_PAGES = 8

/**
 * @param items sidebar tree
 * @returns the pages at its top, as places to start from
 */
export function popularPages(items: readonly SidebarItem[]): { label: string; href: string }[] {
  return items
    .flatMap((item) =>
      item.type !== 'html' && item.href !== undefined
        ? [{ label: item.label, href: item.href }]
        : [],
    )
    .slice(0, MAX_PAGES)
}
