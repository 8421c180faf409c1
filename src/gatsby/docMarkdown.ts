import type { DocMeta } from '../docs/docMeta'
import type { MarkdownEntry, WorksWithData } from '../docs/markdown/entryMarkdown'
import { pageMarkdown } from '../docs/markdown/pageMarkdown'
import { resolveHref } from '../docs/resolve/resolveHref'
import type { EntryKind } from '../effects/entry/entry'
import type { BuiltDoc, BuiltSite, NodeSource } from './builtDocs'
import type { SiteContext } from './docsSite'
import { entryIndexReader, listedEntries } from './entryIndex'
import type { EntryIndex } from './entryIndex'
import { hrefOrigin } from './hrefOrigin'
import type { MarkdownCache } from './markdownCache'
import { pluginDocKey, pluginRecords } from './plugins'
import type { RecordReader } from './records'
import type { DocDataNode, MdxNode } from './schema'
import { flowCounts } from './worksWith'
import type { FlowLists } from './worksWith'

const isNews = ({ components }: DocMeta) => components.includes('WhatsNew')

/** Words for what goes with an entry, by its kind and the list. */
const MATCHES: Partial<Record<EntryKind, FlowWords>> = {
  effect: { triggers: 'triggers drive it' },
  filter: { triggers: 'triggers hand it something to test' },
  trigger: {
    effects: 'effects are driven by it',
    filters: 'filters find something to test',
  },
}

type FlowWords = Partial<Record<keyof FlowLists, string>>

/** A doc with the Markdown of its page. */
export interface DocMarkdown {
  meta: DocMeta
  /** With its dashes; empty if there is none. */
  frontMatter: string
  /** The page from its title on. */
  body: string
}

/**
 * @param source Gatsby's nodes
 * @param site all docs
 * @param context site config
 * @param records what is known beside the docs
 * @param cache what is known from the last build
 * @returns the Markdown of every page, in the order of the docs
 */
export function markdownOfDocs(
  { getNodesByType }: Pick<NodeSource, 'getNodesByType'>,
  { docs, index }: BuiltSite,
  context: SiteContext,
  records: RecordReader,
  cache?: MarkdownCache,
): DocMarkdown[] {
  const { pathPrefix, sources } = context
  const routes = new Map(index.docs.map(({ filePath, route }) => [filePath, route]))
  const entryIndex = entryIndexReader(() => getNodesByType('Mdx') as MdxNode[], sources)
  const byKey = new Map<string, DocMeta>(index.docs.map((doc) => [`${doc.setKey}:${doc.id}`, doc]))
  const byEntry = new Map<string, DocMeta>(
    index.docs.flatMap((doc) =>
      doc.entry ? [[`${doc.setKey}:${doc.entry.kind}/${doc.entry.id}`, doc] as const] : [],
    ),
  )
  const data = getNodesByType('DocData') as DocDataNode[]

  const make = (meta: DocMeta, { compiled }: BuiltDoc): string => {
    const { setKey, route } = meta
    const files = {
      origin: hrefOrigin(meta, context),
      // Files beside the page are published under another name: the page shows them.
      docRoutes: { get: (filePath: string) => routes.get(filePath) ?? route },
      fileUrls: { get: () => route },
    }
    return pageMarkdown(compiled.markdown.body, meta.entry, {
      resolveHref: (href) => {
        const address = resolveHref(href, files)
        return /^\/(?!\/)/.test(address) ? `${pathPrefix}${address}` : address
      },
      since: records.record(meta).since,
      pages: records.record(meta).overview?.pages,
      news: () => records.news(setKey),
      entries: (kind, plugin) => listedEntries(entryIndex(setKey), kind, plugin),
      worksWith: () =>
        worksWithData(meta, entryIndex(setKey), (key) => byEntry.get(`${setKey}:${key}`)),
      plugins: () => {
        const node = data.find((one) => one.setKey === setKey && one.name === 'plugins')
        return pluginRecords(node).map((plugin) => {
          const page = byKey.get(pluginDocKey(setKey, plugin))
          return { ...plugin, ...(page && { href: page.route }) }
        })
      },
    })
  }
  const read = (meta: DocMeta, doc: BuiltDoc): string => {
    if (!cache) return make(meta, doc)
    const news = isNews(meta) && records.news(meta.setKey)
    const own = [
      meta,
      doc.compiled.markdown.body,
      records.record(meta).since,
      records.record(meta).overview,
      news,
    ]
    return cache.read(own, () => make(meta, doc))
  }

  const pages: DocMarkdown[] = []
  for (const doc of docs) {
    const meta = doc.node.fields?.doc?.meta
    if (!meta) continue
    const { frontMatter } = doc.compiled.markdown
    pages.push({ meta, frontMatter, body: read(meta, doc) })
  }
  return pages
}

function worksWithData(
  { entry }: DocMeta,
  index: EntryIndex,
  find: (key: string) => DocMeta | undefined,
): WorksWithData {
  if (!entry) return { counts: [], related: [] }
  const lists = flowCounts(entry, index)
  const words = Object.entries(MATCHES[entry.kind] ?? {}) as [keyof FlowLists, string][]
  const counts = words.flatMap(([list, what]) => {
    const count = lists[list]
    return count ? [{ what, ...count }] : []
  })
  const related = entry.related.flatMap((key): MarkdownEntry[] => {
    const doc = find(key)
    if (!doc) return []
    return [{ id: doc.entry?.id ?? doc.title, href: doc.route, description: doc.description }]
  })
  return { counts, related }
}
