/** Files for programs: JSON Schemas, the reference as data, the Markdown of every page, llms.txt. */
import { SIDEBAR_ID } from '../docs/docsIndex'
import type { DocSetIndex } from '../docs/docsIndex'
import { allFileTables } from '../docs/fileTables'
import type { SidebarItem } from '../docs/sidebar'
import { compareEntries } from '../effects/entry/entryOrder'
import { llmsFullTxt, llmsTxt } from '../docs/markdown/llms'
import type { LlmsPage } from '../docs/markdown/llms'
import { markdownPath } from '../docs/markdown/markdownPath'
import { sourcesMarkdown } from '../docs/markdown/sourcesMarkdown'
import { entrySince } from '../effects/since/entrySince'
import { guideRoutes } from '../effects/guides'
import { feedPath } from '../effects/since/feedPath'
import { atomFeed } from '../effects/since/newsText'
import { buildApiReference } from '../effects/api/apiReference'
import type { ApiSource } from '../effects/api/apiReference'
import { buildSchemas } from '../effects/schema/buildSchemas'
import { buildFileSchemas, schemaCatalog } from '../effects/schema/fileSchemas'
import type { BuiltSite, NodeSource } from './builtDocs'
import { markdownOfDocs } from './docMarkdown'
import type { DocMarkdown } from './docMarkdown'
import type { SiteContext } from './docsSite'
import type { MarkdownCache } from './markdownCache'
import { readSince, recordReader } from './records'
import type { DocRecord, RecordReader } from './records'

/** A file by its site path. */
export type SiteFile = readonly [sitePath: string, text: string]

/**
 * @param source Gatsby's nodes
 * @param site all docs
 * @param context site config
 * @param cache the Markdown of pages that is known from the last build
 * @returns all files for programs, of every doc set
 */
export function machineFiles(
  source: Pick<NodeSource, 'getNodesByType'>,
  site: BuiltSite,
  context: SiteContext,
  cache?: MarkdownCache,
): SiteFile[] {
  const records = recordReader(source.getNodesByType)
  const pages = markdownOfDocs(source, site, context, records, cache)
  const byRoute = new Map(pages.map((page) => [page.meta.route, page]))
  return [
    ...pages.flatMap((page) => markdownFiles(page, records.record(page.meta))),
    ...site.index.sets.flatMap((set) => [
      ...llmsFiles(set, site, byRoute, context),
      ...referenceFiles(set, site, context),
      ...feedFiles(set, site, context, records),
    ]),
  ]
}

/**
 * @param page a doc with its Markdown
 * @param record what is known about it beside its own file
 * @returns a file beside each of its routes
 */
function markdownFiles(
  { meta, frontMatter, body }: DocMarkdown,
  { sources }: DocRecord,
): SiteFile[] {
  const { route, aliases } = meta
  const head = frontMatter === '' ? '' : `${frontMatter}\n`
  const text = `${head}${body}${sourcesMarkdown(meta, sources)}`
  return [route, ...aliases].map((one) => [markdownPath(one), text] as const)
}

function llmsFiles(
  set: DocSetIndex,
  { docs, index }: BuiltSite,
  byRoute: ReadonlyMap<string, DocMarkdown>,
  { config, pathPrefix }: SiteContext,
): SiteFile[] {
  const origin = `${config.url}${pathPrefix}`
  const intros = new Map(
    docs.map(({ node, compiled }) => [node.fields?.doc?.meta.route, compiled.firstParagraph]),
  )
  const pages = [...sidebarSections(set.sidebars[SIDEBAR_ID] ?? [], config.title)].flatMap(
    ([route, section]): LlmsPage[] => {
      const page = byRoute.get(route)
      if (!page || page.meta.unlisted) return []
      const { title, description } = page.meta
      return [
        {
          title,
          description: description || (intros.get(route) ?? ''),
          address: `${origin}${markdownPath(route)}`,
          section,
          body: page.body,
        },
      ]
    },
  )
  const hasEntries = index.docs.some(({ setKey, entry }) => setKey === set.key && entry)
  const site = {
    title: config.title,
    summary: config.tagline,
    notes: [
      `Each link leads to the Markdown of a page; without \`.md\` it is the page itself. All pages in one file: ${origin}${set.basePath}/llms-full.txt`,
      ...(hasEntries
        ? [
            `The whole reference as JSON: ${origin}${set.basePath}/api/reference.json. JSON Schemas for configs: ${origin}${set.basePath}/schemas/config.json`,
          ]
        : []),
    ],
  }
  return [
    [`${set.basePath}/llms.txt`, llmsTxt(site, pages)],
    [`${set.basePath}/llms-full.txt`, llmsFullTxt(site, pages)],
  ]
}

/** Routes in the order of the sidebar, with the names of the branches that lead to them. */
function sidebarSections(
  items: readonly SidebarItem[],
  section: string,
  depth = 0,
): Map<string, string> {
  const found = new Map<string, string>()
  for (const item of items) {
    if (item.type === 'doc') found.set(item.href, section)
    if (item.type !== 'category') continue
    // Deeper branches stay with the one above.
    const inner = depth === 0 ? item.label : depth === 1 ? `${section}: ${item.label}` : section
    if (item.href !== undefined) found.set(item.href, inner)
    for (const [route, name] of sidebarSections(item.items, inner, depth + 1)) {
      found.set(route, name)
    }
  }
  return found
}

/**
 * @param set a doc set
 * @param site all docs
 * @param context site config
 * @returns what is made of its entries alone; nothing when it has none
 */
export function referenceFiles(
  { key, basePath }: Pick<DocSetIndex, 'key' | 'basePath'>,
  { index }: Pick<BuiltSite, 'index'>,
  { config, pathPrefix, sources: sets }: SiteContext,
): SiteFile[] {
  const since = readSince(sets.find((set) => set.key === key))
  const docs = index.docs.filter(({ setKey }) => setKey === key)
  const sources = docs
    .flatMap(({ entry, title, description, keywords, route }): ApiSource[] =>
      entry
        ? [
            {
              entry,
              title,
              description,
              keywords,
              route,
              since: since && entrySince(since, entry),
            },
          ]
        : [],
    )
    .sort(compareEntries)
  if (sources.length === 0) return []
  const siteUrl = `${config.url}${pathPrefix}`
  const addresses = { siteUrl, baseUrl: `${siteUrl}${basePath}/schemas` }
  const fileSchemas = buildFileSchemas(allFileTables(docs), addresses)
  const schemas = {
    ...buildSchemas(sources, addresses),
    ...Object.fromEntries(fileSchemas.map(({ name, schema }) => [name, schema])),
    catalog: schemaCatalog(fileSchemas, addresses),
  }
  const reference = buildApiReference(sources, {
    title: config.title,
    baseUrl: siteUrl,
    guides: guideRoutes(docs),
  })
  return [
    [`${basePath}/api/reference.json`, JSON.stringify(reference)],
    ...Object.entries(schemas).map(
      ([name, schema]) => [`${basePath}/schemas/${name}.json`, JSON.stringify(schema)] as const,
    ),
  ]
}

/** The feed of what is new, beside each page that lists it. */
function feedFiles(
  { key }: Pick<DocSetIndex, 'key'>,
  { index }: Pick<BuiltSite, 'index'>,
  { config, pathPrefix }: SiteContext,
  records: RecordReader,
): SiteFile[] {
  const pages = index.docs.filter(
    ({ setKey, components }) => setKey === key && components.includes('WhatsNew'),
  )
  const news = records.news(key)
  const { title } = config
  return pages.map(({ route }) => {
    const site = { title, siteUrl: `${config.url}${pathPrefix}`, route, feed: feedPath(route) }
    return [feedPath(route), atomFeed(news, site)] as const
  })
}
