import { SIDEBAR_ID } from '../docs/docsIndex'
import type { DocsIndex } from '../docs/docsIndex'
import { iconSheet, iconsOf } from '../docs/iconSheet'
import { staticSvg } from './staticSvg'

/** Larger pictures are not for the sidebar alone. */
const LARGEST = 4096

/**
 * @param index all docs
 * @param root folder of the site
 * @returns the file with the icons of all sidebars, and their addresses in it
 */
export function sidebarIcons(
  { sets }: Pick<DocsIndex, 'sets'>,
  root: string,
): ReturnType<typeof iconSheet> {
  const all = sets.flatMap(({ sidebars }) => iconsOf(sidebars[SIDEBAR_ID] ?? []))
  const icons = new Map<string, string>()
  for (const sitePath of all) {
    const svg = staticSvg(root, sitePath)
    if (svg !== undefined && Buffer.byteLength(svg) <= LARGEST) icons.set(sitePath, svg)
  }
  return iconSheet(icons)
}
