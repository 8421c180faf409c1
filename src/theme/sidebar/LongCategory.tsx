import { useEffect, useMemo } from 'react'
import type { CutList, SidebarCategoryItem, SidebarItem } from '../../docs/sidebar'
import { unpackSidebar } from '../../docs/packedSidebar'
import type { SidebarList } from '../../docs/packedSidebar'
import { ModuleStatus } from '../../site/lazy/ModuleStatus'
import { useModule } from '../../site/lazy/useModule'
import { listLoader } from './loadList'
import { isOpen } from './openBranches'
import { SidebarCategory } from './SidebarCategory'
import type { SidebarCategoryProps } from './SidebarCategory'

type CutCategory = SidebarCategoryItem & { cut: CutList }

interface LongCategoryProps extends Omit<SidebarCategoryProps, 'whole' | 'status'> {
  item: CutCategory
}

/**
 * @param item a category
 * @returns whether the page's data holds a part of it alone
 */
export const isCut = (item: SidebarCategoryItem): item is CutCategory => item.cut !== undefined

/**
 * A category of which the page's data holds a part. The rest is loaded when a reader has its branch
 * before the eyes; what is there stays in its place.
 */
export function LongCategory({ item, ...props }: LongCategoryProps) {
  const { tree, path } = props
  const { value, ...loading } = useModule(
    listLoader(tree.setKey, item.cut.list),
    tree.complete && isOpen(tree.open, path, item),
  )
  const { items } = item
  const whole = useMemo(() => value && wholeList(value, items), [value, items])
  const { onGrown } = tree
  const holdsPage = tree.trail.includes(item)
  useEffect(() => {
    if (whole && holdsPage) onGrown()
  }, [whole, holdsPage, onGrown])
  return (
    <SidebarCategory
      {...props}
      item={item}
      whole={whole ?? undefined}
      status={<ModuleStatus {...loading} />}
    />
  )
}

/** The list, with those of its items that were there as they were: the way to the page is among them. */
function wholeList(
  { items, base }: SidebarList,
  there: readonly SidebarItem[],
): readonly SidebarItem[] {
  const nameOf = (item: SidebarItem) =>
    JSON.stringify({ ...item, items: undefined, cut: undefined })
  const known = new Map(there.map((item) => [nameOf(item), item]))
  return unpackSidebar(items, base).map((item) => known.get(nameOf(item)) ?? item)
}
