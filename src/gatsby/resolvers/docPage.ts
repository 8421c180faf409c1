/** The page query: from a compiled doc to what its template renders. */
import type { CompiledDoc } from '../../docs/compile/compile'
import type { DocMeta } from '../../docs/docMeta'
import type { DocSetKey } from '../../docs/docSet'
import { findDependencies } from '../../docs/resolve/dependencies'
import { linkEntryIds } from '../../docs/resolve/linkEntries'
import { docPageData } from '../../docs/resolve/pageData'
import type { DocNeighbours, DocPageData } from '../../docs/resolve/pageData'
import { resolveTree } from '../../docs/resolve/resolveTree'
import type { RelatedEntry } from '../../effects/entry/entry'
import { feedPath } from '../../effects/since/feedPath'
import type { SiteContext } from '../docsSite'
import type { EntryIndex } from '../entryIndex'
import { dependOnEntries } from '../entryNodes'
import { hrefOrigin } from '../hrefOrigin'
import { readNews, readRecord } from '../records'
import { findDoc } from './graph'
import type { NodeModel, ResolveInfo, ResolverContext } from './graph'
import { readSurroundings } from './surroundings'

/** A doc and whom to ask about others. */
export interface PageQuery {
  meta: DocMeta
  compiled: CompiledDoc
  /** Entries of its doc set. */
  entries: EntryIndex
  graph: ResolverContext
  info: ResolveInfo
  context: SiteContext
}

/**
 * Settles what depends on other files. What it reads it reads through nodes, so that Gatsby knows
 * which pages a change concerns.
 *
 * @param query the doc
 * @returns what the template renders
 */
export async function docPage(query: PageQuery): Promise<DocPageData> {
  const { meta, compiled, entries, graph, context } = query
  dependOnEntries(graph.nodeModel, meta.setKey, 'links')
  const dependencies = findDependencies(compiled, hrefOrigin(meta, context))
  const around = await readSurroundings(dependencies, query)
  const resolved = resolveTree(compiled.tree, around)
  const tree = linkEntryIds(resolved, entries.linkable, meta.route)
  return docPageData(meta, compiled, tree, await readNeighbours(query))
}

async function readNeighbours({
  meta,
  entries,
  graph,
  context,
}: PageQuery): Promise<DocNeighbours> {
  const { nodeModel } = graph
  const { setKey } = meta
  return {
    related: await Promise.all(
      (meta.entry?.related ?? []).map((key) => relatedEntry(key, setKey, nodeModel)),
    ),
    pagination: {
      paginationPrev: await paginationRoute(meta.paginationPrev, setKey, nodeModel),
      paginationNext: await paginationRoute(meta.paginationNext, setKey, nodeModel),
    },
    labels: context.config.i18n.locales.find(({ code }) => code === meta.set.locale)?.labels,
    tools: entries.tools,
    entryData: entries.entries.length > 0 ? entries.files.finder : undefined,
    ...readRecord(nodeModel, meta),
    ...(meta.components.includes('WhatsNew') && {
      news: readNews(nodeModel, setKey),
      feed: feedPath(meta.route),
    }),
  }
}

/** The front matter names a doc id (or a route); unknown ids are reported by createPages. */
async function paginationRoute(
  choice: string | null | undefined,
  setKey: DocSetKey,
  nodeModel: NodeModel,
): Promise<string | null | undefined> {
  if (choice === null || choice === undefined || choice.startsWith('/')) return choice
  return (await findDoc(nodeModel, 'key', `${setKey}:${choice}`))?.route
}

async function relatedEntry(
  key: string,
  setKey: DocSetKey,
  nodeModel: NodeModel,
): Promise<RelatedEntry> {
  const [kind, id] = key.split('/') as [RelatedEntry['kind'], string]
  const doc = await findDoc(nodeModel, 'entryKey', `${setKey}:${key}`)
  return doc ? { kind, id, href: doc.route, description: doc.description } : { kind, id }
}
