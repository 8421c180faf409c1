import fs from 'node:fs'
import path from 'node:path'
import { SIDEBAR_ID } from '../docs/docsIndex'
import type { DocsIndex } from '../docs/docsIndex'
import { iconSheet, iconsOf } from '../docs/iconSheet'

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
    const file = path.join(root, 'static', sitePath)
    if (!sitePath.endsWith('.svg') || !fs.existsSync(file)) continue
    if (fs.statSync(file).size <= LARGEST) icons.set(sitePath, fs.readFileSync(file, 'utf8'))
  }
  return iconSheet(icons)
}
