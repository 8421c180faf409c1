import type { SidebarCategoryItem } from '../../docs/sidebar'
import type { TrailItem } from '../../docs/sidebarNav'

/** Whether a branch is open, by the path of its category; others stand as they start. */
export type OpenBranches = Readonly<Record<string, boolean>>

/**
 * Names a category by the labels above it, so that its state outlives the page.
 *
 * @param parent path of the category around it, `''` at the top
 * @param label the category's label
 */
export function branchPath(parent: string, label: string): string {
  return `${parent}/${label}`
}

/**
 * Opens all categories on the way to a page and leaves the others as they are.
 *
 * @param open state so far
 * @param trail items from the top to the page
 * @returns the new state
 */
export function openTrail(open: OpenBranches, trail: readonly TrailItem[]): OpenBranches {
  const next = { ...open }
  let path = ''
  for (const item of trail) {
    path = branchPath(path, item.label)
    if (item.type === 'category') next[path] = true
  }
  return next
}

/**
 * @param open state of the branches
 * @param path path of the category
 * @param category the category itself, for how it starts
 * @returns whether its content is shown
 */
export function isOpen(open: OpenBranches, path: string, category: SidebarCategoryItem): boolean {
  return !category.collapsible || (open[path] ?? !category.collapsed)
}
