import type { DocSetKey } from '../../docs/docSet'
import { listPath } from '../../docs/packedSidebar'
import type { SidebarList } from '../../docs/packedSidebar'
import { withBase } from '../../site/basePath'
import { fetchJson } from '../../site/files/fetchFile'
import { loadOnce } from '../../site/files/loadOnce'

const load = loadOnce((sitePath: string) => fetchJson<SidebarList>(withBase(sitePath)))

const loaders = new Map<string, () => Promise<SidebarList>>()

/**
 * @param key a doc set
 * @param list number of a long list of its sidebar
 * @returns what loads the list, once; the same function for each list
 */
export function listLoader(key: DocSetKey, list: number): () => Promise<SidebarList> {
  const sitePath = listPath(key, list)
  const loader = loaders.get(sitePath) ?? (() => load(sitePath))
  loaders.set(sitePath, loader)
  return loader
}
