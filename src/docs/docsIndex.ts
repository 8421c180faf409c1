/** What the build knows of all docs once their routes are settled. */
import type { DocSet, DocSetKey } from './docSet'
import type { SidebarItem } from './sidebar'

/** One doc as other parts of the build refer to it. */
export interface DocRecord {
  /** Path-like id, unique in its set. */
  id: string
  route: string
  title: string
  /** Label in sidebar, breadcrumbs and pagination. */
  label: string
  description: string
  /** Path of the source file, relative to the repository or content folder, for messages. */
  source: string
}

/** The docs of one version in one locale. */
export interface DocSetIndex extends DocSet {
  key: DocSetKey
  /** Route prefix: `''`, `/de`, `/1.0` or `/de/1.0`. */
  basePath: string
  docs: DocRecord[]
  /** By sidebar id; every set has `tutorialSidebar`. */
  sidebars: Record<string, SidebarItem[]>
  /** Route of the main doc, or of the first doc when there is no main doc. */
  mainRoute: string
}

export interface DocsIndex {
  sets: DocSetIndex[]
  defaultLocale: string
  /** Name of the latest version. */
  lastVersion: string
}

/** Id of the one sidebar. */
export const SIDEBAR_ID = 'tutorialSidebar'
