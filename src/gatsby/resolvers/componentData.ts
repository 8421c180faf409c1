/** What components are filled with that other files tell. */
import type { DocMeta } from '../../docs/docMeta'
import { parentRoute } from '../../docs/parentRoute'
import { propText } from '../../docs/propText'
import type { JsonValue, TreeElement, TreeProps } from '../../docs/tree'
import type { DataComponent } from '../../docs/resolve/dependencies'
import { fileKinds } from '../../effects/files/fileKeys'
import { shortIndex } from '../../effects/finder/shortIndex'
import { feedPath } from '../../effects/since/feedPath'
import { listedEntries } from '../entryIndex'
import type { EntryIndex } from '../entryIndex'
import { dependOnEntries } from '../entryNodes'
import type { EntryAspect } from '../entryNodes'
import { pluginDocKey, pluginRecords, synonymGroups } from '../plugins'
import type { PluginRecord } from '../plugins'
import { readNews } from '../records'
import type { DocDataNode, MdxNode } from '../schema'
import { byRoute } from '../siteIndex'
import { worksWith } from '../worksWith'
import type { PageQuery } from './docPage'
import { findDoc } from './graph'

/** Versions that the home page names. */
const NEWEST = 2

/** What the home page counts. */
const COUNTED_KINDS = ['effect', 'condition', 'trigger', 'filter', 'mutator']

type Reader = (query: PageQuery, props: TreeProps) => TreeProps | Promise<TreeProps>

const READERS: Record<DataComponent, Reader> = {
  EntryFinder: async (query) => {
    dependOn(query, 'all')
    const { entries, files } = query.entries
    return {
      index: shortIndex(entries),
      source: files.finder,
      ...versionFile(files),
      ...synonymProps(await dataFile(query, 'synonyms')),
    }
  },
  ConfigChecker: (query) => {
    dependOn(query, 'all')
    const { files, fileTables } = query.entries
    return {
      source: files.checker,
      keySource: files.fileKeys,
      files: fileKinds(fileTables),
      ...versionFile(files),
      ...commandLine(query),
    }
  },
  EffectBuilder: (query) => {
    const { checker, builder } = query.entries.files
    return { words: builder, checkerSource: checker, ...commandLine(query) }
  },
  FileBuilder: (query) => {
    dependOn(query, 'all')
    const { files, fileTables } = query.entries
    return {
      source: files.checker,
      keySource: files.fileKeys,
      kindSource: files.fileKinds,
      words: files.builder,
      files: fileKinds(fileTables).sort(),
      ...commandLine(query),
    }
  },
  WhatsNew: ({ meta, graph }) => ({
    versions: readNews(graph.nodeModel, meta.setKey),
    feed: feedPath(meta.route),
  }),
  WorksWith: (query) => {
    const { entry } = query.meta
    if (!entry) return {}
    dependOn(query, 'flow')
    return { ...worksWith(entry, query.entries) }
  },
  PluginGrid: async (query) => ({ plugins: await pluginCards(query) }),
  HomeHero: async (query) => {
    dependOn(query, 'all')
    return { counts: entryCounts(query.entries), plugins: (await plugins(query)).length }
  },
  ToolShow: ({ entries }) => ({ ...entries.tools }),
  LatestNews: ({ meta, graph }) => {
    const news = readNews(graph.nodeModel, meta.setKey)
    return { versions: news.filter(({ entries }) => entries.length > 0).slice(0, NEWEST) }
  },
  EntryList: async (query, { kind, plugin }) => {
    if (typeof plugin !== 'string') return { entries: await entriesOfKind(query, kind) }
    dependOn(query, 'all')
    return { entries: entriesOfPlugin(plugin, kind, query.entries) }
  },
}

/**
 * @param element a component in a compiled body
 * @param query the doc
 * @returns further props
 */
export async function componentData(
  [name, props]: TreeElement,
  query: PageQuery,
): Promise<TreeProps> {
  return READERS[name as DataComponent](query, props ?? {})
}

function dependOn({ meta, graph }: PageQuery, aspect: EntryAspect): void {
  dependOnEntries(graph.nodeModel, meta.setKey, aspect)
}

const versionFile = ({ versions }: EntryIndex['files']): TreeProps =>
  versions === undefined ? {} : { versions }

function commandLine({ entries: { guides } }: PageQuery): TreeProps {
  return guides.commandLine === undefined ? {} : { commandLine: guides.commandLine }
}

async function entriesOfKind(
  { meta: { setKey }, graph }: PageQuery,
  kind: JsonValue | undefined,
): Promise<JsonValue[]> {
  const entryKind = { eq: `${setKey}:${propText(kind) ?? ''}` }
  const mdx = await graph.nodeModel.findAll<MdxNode>({
    type: 'Mdx',
    query: { filter: { fields: { doc: { entryKind } } } },
  })
  const docs = [...mdx.entries].flatMap(({ fields }) => fields?.doc?.meta ?? [])
  return docs.sort(byRoute).flatMap(entryCard)
}

function entryCard({ entry, route, description }: DocMeta): JsonValue[] {
  if (!entry) return []
  const { id, categories, requires, removed } = entry
  return [
    {
      id,
      href: route,
      description,
      categories,
      requires,
      ...(removed ? { removed: true } : {}),
    },
  ]
}

/** Entries that the plugin brings, or that need it; its name stands in the page already. */
function entriesOfPlugin(
  plugin: string,
  kind: JsonValue | undefined,
  index: EntryIndex,
): JsonValue[] {
  return listedEntries(index, typeof kind === 'string' ? kind : undefined, plugin).map((entry) => ({
    kind: entry.kind,
    id: entry.id,
    href: entry.href,
    description: entry.description,
    categories: [],
    requires: [],
    ...(entry.state === 'removed' ? { removed: true } : {}),
  }))
}

/** The kinds with their numbers and the pages that list them. */
function entryCounts({ entries }: EntryIndex): JsonValue[] {
  return COUNTED_KINDS.flatMap((kind): JsonValue[] => {
    const own = entries.filter((entry) => entry.kind === kind && entry.state !== 'removed')
    const [first] = own
    if (!first) return []
    return [{ kind, count: own.length, href: parentRoute(first.href) }]
  })
}

/** A YAML file of `_data` of the doc's set; null where there is none. */
function dataFile(
  { meta: { setKey }, graph }: PageQuery,
  name: string,
): Promise<DocDataNode | null> {
  return graph.nodeModel.findOne<DocDataNode>({
    type: 'DocData',
    query: { filter: { setKey: { eq: setKey }, name: { eq: name } } },
  })
}

function synonymProps(node: DocDataNode | null): TreeProps {
  const synonyms = synonymGroups(node ? [node] : []).map((group) => [...group])
  return synonyms.length > 0 ? { synonyms } : {}
}

/** The plugins of `_data/plugins.yml`. */
async function plugins(query: PageQuery): Promise<PluginRecord[]> {
  return pluginRecords(await dataFile(query, 'plugins'))
}

/** The plugins; those with a page are links. */
async function pluginCards(query: PageQuery): Promise<JsonValue[]> {
  const { meta, graph } = query
  return Promise.all(
    (await plugins(query)).map(async (plugin) => {
      const { id, name } = plugin
      const page = await findDoc(graph.nodeModel, 'key', pluginDocKey(meta.setKey, plugin))
      return { id, name, ...(page && { href: page.route }) }
    }),
  )
}
