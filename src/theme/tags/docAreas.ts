import type { SidebarItem } from '../../docs/sidebar'

type Area = Pick<Extract<SidebarItem, { type: 'category' }>, 'label' | 'icon'>

/**
 * Pages of several plugins have the same title; the category at the top of the sidebar tells them
 * apart.
 *
 * @param docs docs with their routes
 * @param sidebar sidebar of their doc set
 * @returns the docs with the category that holds each, in the order of the categories; those that
 *   none holds come first
 */
export function byArea<Doc extends { href: string }>(
  docs: readonly Doc[],
  sidebar: readonly SidebarItem[],
): (Doc & { area?: Area })[] {
  const placeOf = (href: string) =>
    sidebar.findIndex(
      (item) =>
        item.type === 'category' &&
        item.href !== undefined &&
        (href === item.href || href.startsWith(`${item.href}/`)),
    )
  return docs
    .map((doc) => ({ doc, place: placeOf(doc.href) }))
    .sort((a, b) => a.place - b.place)
    .map(({ doc, place }) => {
      const item = sidebar[place]
      return item?.type === 'category'
        ? { ...doc, area: { label: item.label, icon: item.icon } }
        : doc
    })
}
