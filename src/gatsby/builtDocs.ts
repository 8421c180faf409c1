import type { Node } from 'gatsby'
import type { BuiltDocsIndex } from '../docs/buildDocsIndex'
import type { CompiledDoc } from '../docs/compile/compile'
import type { Problem } from '../docs/issues'
import type { SearchRecord } from '../search/types'
import { getCompiledDoc } from './compiledDocs'
import type { SiteContext } from './docsSite'
import type { DocCategoryNode, DocDataNode, MdxNode } from './schema'
import { searchRecordsOf } from './searchRecords'
import { byRoute, indexDocs } from './siteIndex'

/** A doc of the site with its compiled body. */
export interface BuiltDoc {
  node: MdxNode
  compiled: CompiledDoc
}

/** The parts of Gatsby's node API that are needed to find all docs. */
export interface NodeSource {
  getNodesByType: (type: string) => Node[]
}

/** What Gatsby keeps of a page. */
interface PageNode extends Node {
  path: string
  component: string
}

/** Every doc of the site, in the order of its route, and the index of all. */
export interface BuiltSite {
  docs: BuiltDoc[]
  index: BuiltDocsIndex
  /** Every route that has a page. */
  routes: string[]
}

/**
 * @param source Gatsby's nodes
 * @returns every route that has a page
 */
export function pageRoutes({ getNodesByType }: NodeSource): string[] {
  return (getNodesByType('SitePage') as PageNode[]).map((page) => page.path)
}

/**
 * @param source Gatsby's nodes
 * @returns paths of the components that pages are rendered by
 */
export function pageComponents({ getNodesByType }: NodeSource): Set<string> {
  const pages = getNodesByType('SitePage') as PageNode[]
  return new Set(pages.map(({ component }) => component))
}

/**
 * @param source Gatsby's nodes
 * @param context site config
 * @returns the index of all docs, whose bodies it does not read
 */
export function readDocsIndex(
  { getNodesByType }: NodeSource,
  context: SiteContext,
): BuiltDocsIndex {
  const categories = getNodesByType('DocCategory') as DocCategoryNode[]
  return indexDocs(getNodesByType('Mdx') as MdxNode[], categories, context)
}

/**
 * @param source Gatsby's nodes
 * @returns what is wrong in front matter, category and data files
 */
export function writtenProblems({ getNodesByType }: NodeSource): Problem[] {
  return [
    ...(getNodesByType('Mdx') as MdxNode[]).flatMap(({ fields }) => fields?.doc?.problems ?? []),
    ...(getNodesByType('DocCategory') as DocCategoryNode[]).flatMap(({ problems }) => problems),
    ...(getNodesByType('DocData') as DocDataNode[]).flatMap(({ problems }) => problems),
  ]
}

/**
 * @param source Gatsby's nodes
 * @param context site config
 */
export async function readBuiltSite(source: NodeSource, context: SiteContext): Promise<BuiltSite> {
  const { getNodesByType } = source
  const nodes = (getNodesByType('Mdx') as MdxNode[]).filter((node) => node.fields?.doc)
  const index = readDocsIndex(source, context)
  const routes = pageRoutes({ getNodesByType })
  const pages = new Set(routes)
  const byFile = new Map(nodes.map((node) => [node.fields?.doc?.meta.filePath, node]))
  // The index leaves out docs that lost their route to another one; files that came while the
  // site was building have no page yet.
  const published = index.docs
    .filter(({ route }) => pages.has(route))
    .sort(byRoute)
    .flatMap(({ filePath }) => byFile.get(filePath) ?? [])
  const docs = await Promise.all(
    published.map(async (node) => ({ node, compiled: await getCompiledDoc(node) })),
  )
  return { docs, index, routes }
}

/**
 * @param site all docs
 * @param context site config
 * @returns the search records of all docs
 */
export function allSearchRecords({ docs, index }: BuiltSite, context: SiteContext): SearchRecord[] {
  return docs.flatMap(({ node, compiled }) => searchRecordsOf(node, compiled, index, context))
}
