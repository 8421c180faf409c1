/**
 * The way of a content folder through the build, without Gatsby: its files are read, its pages
 * compiled, indexed, resolved and rendered, and what is written beside them is made.
 */
import path from 'node:path'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Helmet } from 'react-helmet'
import { assertUniqueKeys } from '../../src/docs/buildDocsIndex'
import { CATEGORY_FILE, readCategory } from '../../src/docs/category'
import { checkLinks } from '../../src/docs/checkLinks'
import { compileRead } from '../../src/docs/compile/compile'
import type { CompiledDoc } from '../../src/docs/compile/compile'
import { mayHoldRareNames } from '../../src/docs/componentNames'
import { readDocMeta } from '../../src/docs/docMeta'
import type { DocMeta } from '../../src/docs/docMeta'
import { formatProblem } from '../../src/docs/issues'
import type { Problem } from '../../src/docs/issues'
import { NOT_UTF8, decodeText } from '../../src/docs/readText'
import { splitNumberPrefix } from '../../src/docs/routes'
import { buildSiteData } from '../../src/docs/siteData'
import { groupByTag } from '../../src/docs/tags'
import { ROOT, SOURCE } from '../../src/docs/testing/docs'
import { loadedConfig } from '../../src/docs/testing/site'
import type { BuiltSite } from '../../src/gatsby/builtDocs'
import { allSearchRecords } from '../../src/gatsby/builtDocs'
import { foreignSources, withPolicy } from '../../src/gatsby/contentPolicy'
import type { SiteContext } from '../../src/gatsby/docsSite'
import { entryFiles, entryIndexReader } from '../../src/gatsby/entryIndex'
import { pageFiles } from '../../src/gatsby/flatPages'
import { isPartial } from '../../src/gatsby/gatsbyConfig'
import { machineFiles } from '../../src/gatsby/machineFiles'
import { readYamlData } from '../../src/gatsby/plugins'
import { docPage } from '../../src/gatsby/resolvers/docPage'
import type { NodeModel, ResolveInfo } from '../../src/gatsby/resolvers/graph'
import type { DocCategoryNode, DocDataNode, MdxNode } from '../../src/gatsby/schema'
import { byRoute, indexDocs } from '../../src/gatsby/siteIndex'
import { packRecords } from '../../src/search/indexFile'
import { testSiteData } from '../../src/site/testing/siteData'
import MixedTemplate from '../../src/templates/mixed'
import { wrapPage } from '../../src/templates/wrapPage'
import type { HostileFile } from './hostileContent'

const loaded = loadedConfig()

const context: SiteContext = {
  ...loaded,
  root: ROOT,
  search: { engine: 'embedded', searchPagePath: '/search' },
  lastUpdated: () => undefined,
}

/** What a build makes of a content folder. */
export interface Outcome {
  /** What is wrong, each as it is printed. */
  problems: string[]
  /** Routes of the pages with their HTML. */
  pages: Map<string, string>
  /** Site paths of all files that are written. */
  files: string[]
}

const digest = (text: string) => ({ contentDigest: text })

function readPage(file: HostileFile): { node: MdxNode; compiled: CompiledDoc } {
  const filePath = path.join(SOURCE.folder, file.path)
  const { text: raw, isUtf8 } = decodeText(file.bytes)
  const { meta, problems, read } = readDocMeta({
    raw,
    filePath,
    source: SOURCE,
    mainDocId: loaded.config.mainDocId,
    root: ROOT,
    editUrl: 'https://example.org/edit/',
  })
  if (!isUtf8) problems.unshift({ file: meta.source, line: 1, message: NOT_UTF8 })
  const compiled = compileRead(meta, read)
  if (problems.length === 0 && mayHoldRareNames(read.body)) meta.components = compiled.components
  const { entry } = meta
  const doc = {
    meta,
    problems,
    key: `${meta.setKey}:${meta.id}`,
    entryKind: entry && `${meta.setKey}:${entry.kind}`,
    entryKey: entry && `${meta.setKey}:${entry.kind}/${entry.id}`,
  }
  const internal = { type: 'Mdx', contentFilePath: filePath, owner: '', ...digest(raw) }
  const node = { id: file.path, parent: null, children: [], body: '', internal, fields: { doc } }
  // Gatsby keeps nodes and what is compiled on the disk.
  return JSON.parse(JSON.stringify({ node, compiled })) as ReturnType<typeof readPage>
}

function readCategoryNode(file: HostileFile): DocCategoryNode {
  const { value, problems } = readCategory(decodeText(file.bytes).text, `content/${file.path}`)
  const folders = path.posix
    .dirname(file.path)
    .split('/')
    .filter((part) => part !== '.')
  return {
    setKey: SOURCE.key,
    folder: folders.map((part) => splitNumberPrefix(part).name).join('/'),
    config: value,
    problems,
  } as unknown as DocCategoryNode
}

function readDataNode(file: HostileFile): DocDataNode {
  const name = path.posix.basename(file.path, path.posix.extname(file.path))
  const fields = readYamlData(decodeText(file.bytes).text, name, `content/${file.path}`)
  return { setKey: SOURCE.key, name, ...fields } as unknown as DocDataNode
}

const metaOf = ({ fields }: MdxNode) => (fields as { doc: { meta: DocMeta } }).doc.meta

type WrappedPage = Parameters<typeof wrapPage>[0]

/** Finds nodes by equal values, as far as the site asks for them. */
function nodeModel(mdx: readonly MdxNode[], data: readonly DocDataNode[]): NodeModel {
  const fits = (node: unknown, filter: object): boolean =>
    Object.entries(filter).every(([name, wanted]) => {
      const value = (node as Record<string, unknown> | undefined)?.[name]
      if (name === 'eq') return false
      const { eq } = wanted as { eq?: unknown }
      return eq === undefined ? fits(value, wanted as object) : value === eq
    })
  const find = (type: string, filter: object = {}) =>
    (type === 'Mdx' ? mdx : type === 'DocData' ? data : []).filter((node) => fits(node, filter))
  return {
    getNodeById: () => null,
    findOne: async ({ type, query }) => (find(type, query.filter)[0] ?? null) as never,
    findAll: async ({ type, query }) => ({ entries: find(type, query?.filter) as never[] }),
  }
}

function html(page: ReturnType<typeof wrapPage>): string {
  const body = renderToStaticMarkup(page)
  // Takes what the page has put into the head, so that it does not pile up.
  const { title, meta, link } = Helmet.renderStatic()
  return `${title.toString()}${meta.toString()}${link.toString()}${body}`
}

/**
 * Goes the way of the build to its end, problems or not, as `npm run develop` does.
 *
 * @param files files of a content folder
 * @returns what the build says and writes
 * @throws what the build would end with
 */
export async function buildContent(files: readonly HostileFile[]): Promise<Outcome> {
  const read = files
    .filter(({ path: file }) => /\.mdx?$/.test(file) && !isPartial(file))
    .map(readPage)
  const categories = files
    .filter((file) => CATEGORY_FILE.test(path.posix.basename(file.path)))
    .map(readCategoryNode)
  const data = files.filter((file) => /^_data\/.*\.ya?ml$/.test(file.path)).map(readDataNode)
  const mdx = read.map(({ node }) => node)
  const metas = new Map(mdx.map((node) => [node.fields?.doc?.meta.filePath, node]))
  const problems: Problem[] = [
    ...mdx.flatMap(({ fields }) => fields?.doc?.problems ?? []),
    ...[...categories, ...data].flatMap((node) => node.problems),
    ...read.flatMap(({ compiled }) => compiled.problems),
  ]
  const index = indexDocs(mdx, categories, context)
  const said: string[] = []
  try {
    assertUniqueKeys(index)
    // The stand-in of Gatsby answers with it.
    Object.assign(testSiteData, buildSiteData(loaded, index, context.search))
  } catch (error) {
    said.push(error instanceof Error ? error.message : String(error))
  }
  const published = index.docs.sort(byRoute).flatMap(({ filePath }) => {
    const node = metas.get(filePath)
    return node ? (read.find((one) => one.node === node) ?? []) : []
  })
  const routes = [
    ...index.docs.flatMap(({ route, aliases }) => [route, ...aliases]),
    ...index.generatedIndexes.map(({ route }) => route),
    '/tags',
    ...groupByTag(index.docs).map(({ href }) => href),
  ]
  const report = checkLinks({
    docs: published.map(({ node, compiled }) => ({
      ...metaOf(node),
      anchors: new Set(compiled.anchors),
      links: compiled.links,
    })),
    routes: new Set(routes),
    contentDir: () => SOURCE.folder,
    fileExists: () => false,
    staticExists: () => false,
  })
  const nodes: Record<string, unknown[]> = { Mdx: mdx, DocData: data, DocCategory: categories }
  const getNodesByType = ((type: string) => nodes[type] ?? []) as never
  const entries = entryIndexReader(getNodesByType, [SOURCE])(SOURCE.key)
  const pages = new Map<string, string>()
  for (const { node, compiled } of published) {
    const meta = metaOf(node)
    const graph = { nodeModel: nodeModel(mdx, data) }
    const info = { schema: { getType: () => undefined } } as unknown as ResolveInfo
    const doc = await docPage({ meta, compiled, entries, graph, info, context })
    const props = {
      data: { mdx: { docPage: JSON.parse(JSON.stringify(doc)) } },
      pageContext: { route: meta.route },
      location: { pathname: meta.route },
    } as unknown as ComponentProps<typeof MixedTemplate>
    const page = { element: <MixedTemplate {...props} />, props }
    pages.set(meta.route, html(wrapPage(page as unknown as WrappedPage, { plugins: [] })))
  }
  const trees = published.map(({ compiled }) => compiled.tree)
  withPolicy('<meta charset="utf-8">', { foreign: foreignSources(trees), connect: [] })
  const site: BuiltSite = { docs: published, index, routes }
  packRecords(allSearchRecords(site, context))
  const written = [...entryFiles(entries), ...machineFiles({ getNodesByType }, site, context)]
  return {
    problems: [...said, ...[...problems, ...report.errors, ...report.warnings].map(formatProblem)],
    pages,
    files: [...new Set(routes)].flatMap(pageFiles).concat(written.map(([sitePath]) => sitePath)),
  }
}
