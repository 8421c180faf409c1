import type { BuiltDocsIndex } from '../docs/buildDocsIndex'
import type { CompiledDoc } from '../docs/compile/compile'
import { SIDEBAR_ID } from '../docs/docsIndex'
import { findTrail } from '../docs/sidebarNav'
import { buildRecords } from '../search/records'
import type { SearchRecord } from '../search/types'
import type { SiteContext } from './docsSite'
import type { MdxNode } from './schema'

/**
 * The search records of one doc.
 *
 * @param node its Mdx node
 * @param compiled its compiled body
 * @param index all docs, for the sidebar labels above it
 * @param context site config
 */
export function searchRecordsOf(
  node: MdxNode,
  compiled: CompiledDoc,
  index: BuiltDocsIndex,
  { config, pathPrefix }: SiteContext,
): SearchRecord[] {
  const doc = node.fields?.doc?.meta
  // A doc whose route belongs to another one is not on the site.
  if (!doc || index.byRoute.get(doc.route)?.filePath !== doc.filePath) return []
  const set = index.sets.find(({ key }) => key === doc.setKey)
  const trail = findTrail(set?.sidebars[SIDEBAR_ID] ?? [], doc.route)
  // The first page of a category stands with the pages in it, under its name.
  const [top] = trail
  const area = top?.type === 'category' ? top.label : config.title
  return buildRecords(
    {
      key: doc.key,
      route: doc.route,
      title: doc.title,
      description: doc.description,
      keywords: doc.keywords,
      sections: compiled.sections,
      trail: trail.slice(0, -1).map(({ label }) => label),
      set: doc.set,
      entry: doc.entry,
      siteUrl: config.url,
      unlisted: doc.unlisted,
    },
    {
      basePath: pathPrefix,
      area,
      labels: config.i18n.locales.find(({ code }) => code === doc.set.locale)?.labels,
    },
  )
}
