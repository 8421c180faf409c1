import type { DocsIndex } from '../docs/docsIndex'
import { SIDEBAR_ID } from '../docs/docsIndex'
import type { DocSetKey } from '../docs/docSet'
import { withIcons } from '../docs/iconSheet'
import { listPath, packSidebar } from '../docs/packedSidebar'
import type { PackedSidebar } from '../docs/packedSidebar'
import type { SiteFile } from './machineFiles'
import { sidebarIcons } from './sidebarIcons'

/**
 * @param index all docs
 * @param root folder of the site
 * @returns the sidebar of each doc set, as browsers get it
 */
export function packedSidebars(
  index: Pick<DocsIndex, 'sets'>,
  root: string,
): Map<DocSetKey, PackedSidebar> {
  const { hrefs } = sidebarIcons(index, root)
  return new Map(
    index.sets.map(({ key, sidebars }) => [
      key,
      packSidebar(withIcons(sidebars[SIDEBAR_ID] ?? [], hrefs)),
    ]),
  )
}

/**
 * @param index all docs
 * @param root folder of the site
 * @returns a file for each long list of the sidebars
 */
export function sidebarFiles(index: Pick<DocsIndex, 'sets'>, root: string): SiteFile[] {
  return [...packedSidebars(index, root)].flatMap(([key, { lists }]) =>
    lists.map((one) => [listPath(key, one.list), JSON.stringify(one)] as const),
  )
}
