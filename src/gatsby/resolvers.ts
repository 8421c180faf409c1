import path from 'node:path'
import type { CreateResolversArgs, Node } from 'gatsby'
import sharp from 'sharp'
import type { DocMeta } from '../docs/docMeta'
import { formatProblem } from '../docs/issues'
import type { RelatedEntry } from '../effects/entry/entry'
import { withIcons } from '../docs/iconSheet'
import { linkEntryIds } from '../docs/linkEntries'
import { packSidebar } from '../docs/packedSidebar'
import type { PackedSiteData } from '../docs/packedSidebar'
import { propText } from '../docs/propText'
import { docPageData, findDependencies, resolveTree } from '../docs/resolveDoc'
import type { ImageSize, Surroundings } from '../docs/resolveDoc'
import { feedPath } from '../effects/since/feedPath'
import { shortIndex } from '../effects/finder/shortIndex'
import { buildSiteData } from '../docs/siteData'
import type { DocPageData, DocSetKey, JsonValue, TreeElement, TreeProps } from '../docs/types'
import type { SearchRecord } from '../search/types'
import { getCompiledDoc } from './compiledDocs'
import type { SiteContext } from './docsSite'
import { entryIndexReader, listedEntries } from './entryIndex'
import type { EntryIndex } from './entryIndex'
import { dependOnEntries } from './entryNodes'
import { hrefOrigin } from './hrefOrigin'
import type { NodeReader } from './keepNodes'
import { pluginDocKey, pluginRecords } from './plugins'
import { readNews, readRecord } from './records'
import type { DocCategoryNode, DocDataNode, MdxNode } from './schema'
import { searchRecordsOf } from './searchRecords'
import { sidebarIcons } from './sidebarIcons'
import { byRoute, indexDocs } from './siteIndex'
import { worksWith } from './worksWith'

/** Width of the text column in pixels: no image is shown wider. */
const COLUMN_WIDTH = 736

interface NodeModel extends NodeReader {
  findOne: <T>(args: { type: string; query: { filter: object } }) => Promise<T | null>
  findAll: <T>(args: {
    type: string
    query?: { filter?: object }
  }) => Promise<{ entries: Iterable<T> }>
}

interface ResolverContext {
  nodeModel: NodeModel
}

interface ResolveInfo {
  schema: {
    getType: (
      name: string,
    ) => { getFields: () => Record<string, { resolve?: FieldResolver }> } | undefined
  }
}

type FieldResolver = (
  source: Node,
  args: object,
  context: ResolverContext,
  info: ResolveInfo,
) => unknown

/** createResolvers: the site's shared data, and the page and search records of each doc. */
export function createDocResolvers(
  { createResolvers, reporter, getNodesByType }: CreateResolversArgs,
  context: SiteContext,
): void {
  let knownIndex: ReturnType<typeof siteIndex> | undefined
  // One index serves the records of all docs of a build.
  const sharedIndex = (nodeModel: NodeModel) => {
    if (process.env.NODE_ENV !== 'production') return siteIndex(nodeModel, context)
    knownIndex ??= siteIndex(nodeModel, context)
    return knownIndex
  }
  const entryIndex = entryIndexReader(() => getNodesByType('Mdx') as MdxNode[], context.sources)
  // Gatsby declares no more than that it is a function.
  const addResolvers = createResolvers as (resolvers: object) => void
  addResolvers({
    Query: {
      siteData: {
        type: 'JSON!',
        resolve: (_source: unknown, _args: unknown, { nodeModel }: ResolverContext) =>
          siteData(nodeModel, context),
      },
    },
    Mdx: {
      docPage: {
        type: 'JSON',
        resolve: async (
          node: MdxNode,
          _args: unknown,
          graph: ResolverContext,
          info: ResolveInfo,
        ) => {
          if (!node.fields?.doc) return null
          const page = await docPage(node, graph, info, context, entryIndex)
          if (process.env.NODE_ENV !== 'production') {
            const { problems } = await getCompiledDoc(node)
            for (const problem of problems) reporter.error(formatProblem(problem))
          }
          return page
        },
      },
      searchRecords: {
        type: 'JSON',
        resolve: async (
          node: MdxNode,
          _args: unknown,
          { nodeModel }: ResolverContext,
        ): Promise<SearchRecord[]> => {
          if (!node.fields?.doc) return []
          const index = await sharedIndex(nodeModel)
          return searchRecordsOf(node, await getCompiledDoc(node), index, context)
        },
      },
    },
  })
}

async function siteIndex(nodeModel: NodeModel, context: SiteContext) {
  const mdx = await nodeModel.findAll<MdxNode>({ type: 'Mdx' })
  const categories = await nodeModel.findAll<DocCategoryNode>({ type: 'DocCategory' })
  return indexDocs(mdx.entries, categories.entries, context)
}

async function siteData(nodeModel: NodeModel, context: SiteContext): Promise<PackedSiteData> {
  const index = await siteIndex(nodeModel, context)
  const data = buildSiteData(context, index, context.search)
  const { hrefs } = sidebarIcons(index, context.root)
  const sidebars = Object.entries(data.sidebars).map(([key, items]) => [
    key,
    packSidebar(withIcons(items, hrefs)),
  ])
  return { ...data, sidebars: Object.fromEntries(sidebars) as PackedSiteData['sidebars'] }
}

async function docPage(
  node: MdxNode,
  graph: ResolverContext,
  info: ResolveInfo,
  context: SiteContext,
  entryIndex: (setKey: DocSetKey) => EntryIndex,
): Promise<DocPageData | null> {
  const meta = node.fields?.doc?.meta
  if (!meta) return null
  const compiled = await getCompiledDoc(node)
  const entries = entryIndex(meta.setKey)
  dependOnEntries(graph.nodeModel, meta.setKey, 'links')
  const origin = hrefOrigin(meta, context)
  const { docs, files, staticImages, components } = findDependencies(compiled, origin)
  const around: Surroundings = {
    origin,
    docRoutes: await routesOfFiles(docs, graph.nodeModel),
    ...(await publishFiles(files, graph, info, context)),
    sizes: await imageSizes([
      ...files.map((file) => [file, file] as const),
      ...staticImages.map((image) => [image, path.join(context.root, 'static', image)] as const),
    ]),
    componentData: new Map(
      await Promise.all(
        components.map(async (element) => {
          return [element, await componentData(element, meta, entries, graph.nodeModel)] as const
        }),
      ),
    ),
  }
  const related = await Promise.all(
    (meta.entry?.related ?? []).map((key) => relatedEntry(key, meta.setKey, graph.nodeModel)),
  )
  const pagination = {
    paginationPrev: await paginationRoute(meta.paginationPrev, meta.setKey, graph.nodeModel),
    paginationNext: await paginationRoute(meta.paginationNext, meta.setKey, graph.nodeModel),
  }
  const tree = linkEntryIds(resolveTree(compiled.tree, around), entries.linkable, meta.route)
  return docPageData(meta, compiled, tree, {
    related,
    pagination,
    tools: entries.tools,
    entryData: entries.entries.length > 0 ? entries.files.finder : undefined,
    ...readRecord(graph.nodeModel, meta),
    ...(meta.components.includes('WhatsNew') && {
      news: readNews(graph.nodeModel, meta.setKey),
      feed: feedPath(meta.route),
    }),
  })
}

/** The front matter names a doc id (or a route); unknown ids are reported by createPages. */
async function paginationRoute(
  choice: string | null | undefined,
  setKey: DocSetKey,
  nodeModel: NodeModel,
): Promise<string | null | undefined> {
  if (choice === null || choice === undefined || choice.startsWith('/')) return choice
  const node = await nodeModel.findOne<MdxNode>({
    type: 'Mdx',
    query: { filter: { fields: { doc: { key: { eq: `${setKey}:${choice}` } } } } },
  })
  return node?.fields?.doc?.meta.route
}

/** Sizes of images that are shown as they are: SVGs and those of the static folder. */
async function imageSizes(
  images: (readonly [key: string, filePath: string])[],
): Promise<Map<string, ImageSize>> {
  const sizes = new Map<string, ImageSize>()
  for (const [key, filePath] of images) {
    if (!/\.(svg|png|jpe?g|gif|webp|avif)$/i.test(filePath)) continue
    const size = await imageSize(filePath)
    if (size) sizes.set(key, size)
  }
  return sizes
}

async function imageSize(filePath: string): Promise<ImageSize | undefined> {
  try {
    const { width, height } = await sharp(filePath).metadata()
    return { width, height }
  } catch {
    // A missing file is reported by the link check.
    return undefined
  }
}

async function routesOfFiles(files: string[], nodeModel: NodeModel): Promise<Map<string, string>> {
  const routes = new Map<string, string>()
  for (const file of new Set(files)) {
    const node = await nodeModel.findOne<MdxNode>({
      type: 'Mdx',
      query: { filter: { internal: { contentFilePath: { eq: file } } } },
    })
    if (node?.fields?.doc) routes.set(file, node.fields.doc.meta.route)
  }
  return routes
}

/** Publishes local files, and makes images of every size through gatsby-plugin-image. */
async function publishFiles(
  files: string[],
  graph: ResolverContext,
  info: ResolveInfo,
  { pathPrefix }: SiteContext,
): Promise<Pick<Surroundings, 'fileUrls' | 'images'>> {
  const fileUrls = new Map<string, string>()
  const images = new Map<string, JsonValue>()
  const resolverOf = (type: string, field: string) =>
    info.schema.getType(type)?.getFields()[field]?.resolve
  for (const file of new Set(files)) {
    const node = await graph.nodeModel.findOne<Node>({
      type: 'File',
      query: { filter: { absolutePath: { eq: file } } },
    })
    if (!node) continue
    const sharp = node.children
      .map((id) => graph.nodeModel.getNodeById({ id }))
      .find((child) => child?.internal.type === 'ImageSharp')
    if (sharp) {
      const options = {
        layout: 'constrained',
        placeholder: 'none',
        formats: ['auto', 'webp'],
        width: Math.min(COLUMN_WIDTH, (await imageSize(file))?.width ?? COLUMN_WIDTH),
      }
      const data = await resolverOf('ImageSharp', 'gatsbyImageData')?.(sharp, options, graph, info)
      if (data) images.set(file, data as JsonValue)
    } else {
      const url = String(await resolverOf('File', 'publicURL')?.(node, {}, graph, info))
      fileUrls.set(file, url.startsWith(pathPrefix) ? url.slice(pathPrefix.length) : url)
    }
  }
  return { fileUrls, images }
}

async function componentData(
  [name, props]: TreeElement,
  { setKey, entry, route }: DocMeta,
  entryIndex: EntryIndex,
  nodeModel: NodeModel,
): Promise<TreeProps> {
  if (name === 'EntryFinder') {
    const { entries, files } = entryIndex
    dependOnEntries(nodeModel, setKey, 'all')
    const index = shortIndex(entries)
    return { index, source: files.finder, ...versionFile(files) }
  }
  if (name === 'WhatsNew') {
    return { versions: readNews(nodeModel, setKey), feed: feedPath(route) }
  }
  const { commandLine } = entryIndex.guides
  if (name === 'ConfigChecker') {
    dependOnEntries(nodeModel, setKey, 'all')
    return {
      source: entryIndex.files.checker,
      ...versionFile(entryIndex.files),
      ...(commandLine !== undefined && { commandLine }),
    }
  }
  if (name === 'EffectBuilder') {
    const { checker, builder } = entryIndex.files
    return {
      words: builder,
      checkerSource: checker,
      ...(commandLine !== undefined && { commandLine }),
    }
  }
  if (name === 'WorksWith') {
    if (!entry) return {}
    dependOnEntries(nodeModel, setKey, 'flow')
    return { ...worksWith(entry, entryIndex) }
  }
  if (typeof props?.plugin === 'string') {
    dependOnEntries(nodeModel, setKey, 'all')
    return { entries: entriesOfPlugin(props.plugin, props.kind, entryIndex) }
  }
  if (name === 'PluginGrid') return { plugins: await pluginCards(setKey, nodeModel) }
  const mdx = await nodeModel.findAll<MdxNode>({
    type: 'Mdx',
    query: {
      filter: {
        fields: { doc: { entryKind: { eq: `${setKey}:${propText(props?.kind) ?? ''}` } } },
      },
    },
  })
  const docs = [...mdx.entries].flatMap(({ fields }) => fields?.doc?.meta ?? [])
  const entries = docs.sort(byRoute).flatMap((doc): JsonValue[] => {
    if (!doc.entry) return []
    const { id, categories, requires, removed } = doc.entry
    return [
      {
        id,
        href: doc.route,
        description: doc.description,
        categories,
        requires,
        ...(removed ? { removed: true } : {}),
      },
    ]
  })
  return { entries }
}

const versionFile = ({ versions }: EntryIndex['files']): TreeProps =>
  versions === undefined ? {} : { versions }

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

/** The plugins of `_data/plugins.yml`; those with a page are links. */
async function pluginCards(setKey: DocSetKey, nodeModel: NodeModel): Promise<JsonValue[]> {
  const node = await nodeModel.findOne<DocDataNode>({
    type: 'DocData',
    query: { filter: { setKey: { eq: setKey }, name: { eq: 'plugins' } } },
  })
  return Promise.all(
    pluginRecords(node).map(async (plugin) => {
      const { id, name, description } = plugin
      const page = await nodeModel.findOne<MdxNode>({
        type: 'Mdx',
        query: { filter: { fields: { doc: { key: { eq: pluginDocKey(setKey, plugin) } } } } },
      })
      const href = page?.fields?.doc?.meta.route
      return {
        id,
        name,
        description,
        icon: `/img/plugins/${id}.svg`,
        ...(href === undefined ? {} : { href }),
      }
    }),
  )
}

async function relatedEntry(
  key: string,
  setKey: DocSetKey,
  nodeModel: NodeModel,
): Promise<RelatedEntry> {
  const [kind, id] = key.split('/') as [RelatedEntry['kind'], string]
  const node = await nodeModel.findOne<MdxNode>({
    type: 'Mdx',
    query: { filter: { fields: { doc: { entryKey: { eq: `${setKey}:${key}` } } } } },
  })
  const doc = node?.fields?.doc?.meta
  return doc ? { kind, id, href: doc.route, description: doc.description } : { kind, id }
}
