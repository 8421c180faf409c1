/** Tags of docs and the pages that list them. */
import type { DocMeta } from './docMeta'
import type { DocSetKey } from './docSet'
import type { SidebarItem } from './sidebar'
import { findTrail } from './sidebarNav'

interface TaggedDoc {
  title: string
  href: string
  description: string
  /** Category at the top of the sidebar that holds it. */
  area?: string
}

/** A tag and its docs in one doc set. */
export interface TagGroup {
  label: string
  href: string
  setKey: DocSetKey
  docs: TaggedDoc[]
}

/**
 * @param docs docs of any sets; unlisted ones are left out
 * @returns every tag of every set, its docs by title
 */
export function groupByTag(docs: readonly DocMeta[]): TagGroup[] {
  const groups = new Map<string, TagGroup>()
  for (const doc of docs) {
    if (doc.unlisted) continue
    for (const { label, href } of doc.tags) {
      const key = `${doc.setKey} ${href}`
      const group = groups.get(key) ?? { label, href, setKey: doc.setKey, docs: [] }
      if (!group.docs.some((known) => known.href === doc.route)) {
        group.docs.push({ title: doc.title, href: doc.route, description: doc.description })
      }
      groups.set(key, group)
    }
  }
  const sorted = [...groups.values()].sort((a, b) => a.label.localeCompare(b.label, 'en'))
  for (const group of sorted) group.docs.sort((a, b) => a.title.localeCompare(b.title, 'en'))
  return sorted
}

/**
 * Pages of several plugins have the same title; the category at the top of the sidebar tells them
 * apart.
 *
 * @param docs docs of one set
 * @param sidebar its sidebar
 * @returns the docs with the category that holds each, in the order of the sidebar
 */
export function withAreas(
  docs: readonly TaggedDoc[],
  sidebar: readonly SidebarItem[],
): TaggedDoc[] {
  return docs
    .map((doc) => {
      const [top] = findTrail(sidebar, doc.href)
      return { place: top ? sidebar.indexOf(top) : -1, doc, top }
    })
    .sort((a, b) => a.place - b.place)
    .map(({ doc, top }) => (top?.type === 'category' ? { ...doc, area: top.label } : doc))
}
