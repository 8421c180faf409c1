/**
 * Preview images for social networks: one for each area of the docs that has an icon, made at build
 * time (`src/gatsby/previewImages.ts`). It stands beside the area's page, so that a page which names
 * its own address pays little for that of the image.
 */
import type { SidebarItem } from './sidebar'

/** Size of all of them, in pixels. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const

/** The image of an area. */
export interface Preview {
  /** Site path of the image. */
  image: string
  /** What the area is called. */
  label: string
}

/**
 * @param item an item of the sidebar
 * @returns the image of what it holds; undefined without an icon, which most of the image is, and
 *   without a page
 */
export function areaPreview(item: SidebarItem): Preview | undefined {
  if (item.type !== 'category' || item.icon === undefined) return undefined
  if (item.href === undefined || item.href === '/') return undefined
  return { image: `${item.href}.png`, label: item.label }
}

/**
 * @param trail items from the top of the sidebar down to a page
 * @returns the image of the nearest area around the page
 */
export function previewOf(trail: readonly SidebarItem[]): Preview | undefined {
  return trail.map(areaPreview).findLast((preview) => preview !== undefined)
}
