import fs from 'node:fs'
import { classifyHref } from '../docs/hrefs'
import type { DocMeta } from '../docs/docMeta'
import type { EntryKind } from '../effects/entry/entry'
import type { MarkdownEntry, WorksWithData } from '../docs/markdown/entryMarkdown'
import { pageMarkdown } from '../docs/markdown/pageMarkdown'
import type { PageMarkdown } from '../docs/markdown/pageMarkdown'
import type { DocSetKey } from '../docs/types'
import type { BuiltSite, NodeSource } from './builtDocs'
import type { SiteContext } from './docsSite'
import { entryIndexReader } from './entryIndex'
import type { EntryIndex } from './entryIndex'
import type { MarkdownCache } from './markdownCache'
import type { DocRecord, RecordReader } from './records'
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

/**
 * @param source Gatsby's nodes
 * @param site all docs
 * @param context site config
 * @param records what is known beside the docs
 * @param cache what is known from the last build
 * @returns a function from a doc to its Markdown
 */
export function markdownReader(
  { getNodesByType }: Pick<NodeSource, 'getNodesByType'>,
  { index }: BuiltSite,
  context: SiteContext,
  records: RecordReader,
  cache?: MarkdownCache,
): (meta: DocMeta) => PageMarkdown {
  const { pathPrefix, sources, contentDir } = context
  const routes = new Map(index.docs.map(({ filePath, route }) => [filePath, route]))
  const entryIndex = entryIndexReader(() => getNodesByType('Mdx') as MdxNode[], sources)
  const byKey = new Map<string, DocMeta>(
    index.docs.flatMap((doc) =>
      doc.entry ? [[`${doc.setKey}:${doc.entry.kind}/${doc.entry.id}`, doc] as const] : [],
    ),
  )
  const listed = ({ entry, title, route, description }: DocMeta): MarkdownEntry => ({
    id: entry?.id ?? title,
    href: route,
    description,
  })

  const make = (meta: DocMeta, raw: string, { since }: DocRecord): PageMarkdown => {
    const origin = {
      route: meta.route,
      filePath: meta.filePath,
      contentDir: sources.find(({ key }) => key === meta.setKey)?.folder ?? contentDir,
    }
    const resolveHref = (href: string): string => {
      const target = classifyHref(href, origin)
      if (target.type === 'external' || href.startsWith('#')) return href
      if (target.type === 'static') return `${pathPrefix}${target.sitePath}${target.suffix}`
      // Files beside the page are published under another name: the page shows them.
      const route =
        target.type === 'route' ? target.route : (routes.get(target.filePath) ?? meta.route)
      return `${pathPrefix}${route}${target.suffix}`
    }
    return pageMarkdown(raw, meta, {
      resolveHref,
      address: `${pathPrefix}${meta.route}`,
      since,
      news: () => records.news(meta.setKey),
      entries: (kind, plugin) => entriesOf(entryIndex(meta.setKey), kind, plugin),
      worksWith: () =>
        worksWithData(meta, entryIndex(meta.setKey), (key) => {
          const other = byKey.get(`${meta.setKey}:${key}`)
          return other ? [listed(other)] : []
        }),
      plugins: () =>
        pluginsOf(getNodesByType('DocData') as DocDataNode[], meta.setKey).map((plugin) => {
          const page = index.docs.find(
            ({ setKey, id }) => setKey === meta.setKey && id === `${plugin.id}/index`,
          )
          return { ...plugin, ...(page && { href: page.route }) }
        }),
    })
  }

  return (meta) => {
    const raw = fs.readFileSync(meta.filePath, 'utf8')
    const record = records.record(meta)
    if (!cache) return make(meta, raw, record)
    const news = isNews(meta) && records.news(meta.setKey)
    return cache.read([meta, raw, record.since, news], () => make(meta, raw, record))
  }
}

function entriesOf(
  { entries }: EntryIndex,
  kind: string | undefined,
  plugin: string | undefined,
): MarkdownEntry[] {
  return entries
    .filter((entry) => (kind ?? entry.kind) === entry.kind)
    .filter((entry) => plugin === undefined || entry.requires?.includes(plugin))
    .map(({ id, href, description }) => ({ id, href, description }))
}

function worksWithData(
  { entry }: DocMeta,
  index: EntryIndex,
  find: (key: string) => MarkdownEntry[],
): WorksWithData {
  if (!entry) return { counts: [], related: [] }
  const lists = flowCounts(entry, index)
  const words = Object.entries(MATCHES[entry.kind] ?? {}) as [keyof FlowLists, string][]
  const counts = words.flatMap(([list, what]) => {
    const count = lists[list]
    return count ? [{ what, ...count }] : []
  })
  return { counts, related: entry.related.flatMap(find) }
}

interface PluginRecord {
  id: string
  name: string
  description: string
}

function pluginsOf(data: readonly DocDataNode[], setKey: DocSetKey): PluginRecord[] {
  const node = data.find((one) => one.setKey === setKey && one.name === 'plugins')
  return (node?.data ?? []) as PluginRecord[]
}
