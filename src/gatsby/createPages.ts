import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { readImports } from '../docs/adopt/imports'
import { assertUniqueKeys } from '../docs/buildDocsIndex'
import type { BuiltDocsIndex } from '../docs/buildDocsIndex'
import { templateFor } from '../docs/componentNames'
import type { DocMeta } from '../docs/docMeta'
import type { DocSetKey } from '../docs/docSet'
import { asWarning, formatProblem } from '../docs/issues'
import type { Problem } from '../docs/issues'
import { SIDEBAR_ID } from '../docs/docsIndex'
import { linkOutMessage, linksOut } from '../docs/linksOut'
import type { DocAlternates, DocPageContext, SetPageContext } from '../docs/pageContext'
import { buildSiteData } from '../docs/siteData'
import { groupByTag, withAreas } from '../docs/tags'
import { nearest } from '../text/nearest'
import { writtenProblems } from './builtDocs'
import type { SiteContext } from './docsSite'
import { entryIndexReader } from './entryIndex'
import { createEntryNodes } from './entryNodes'
import { packedSidebars } from './packedSidebars'
import { createRecordNodes } from './records'
import type { DocCategoryNode, MdxNode } from './schema'
import { byRoute, indexDocs } from './siteIndex'

const DOCS_QUERY = `
  query DocPages {
    allMdx(filter: { fields: { doc: { key: { ne: null } } } }) {
      nodes {
        id
        fields {
          doc {
            meta
          }
        }
      }
    }
    allDocCategory {
      nodes {
        setKey
        folder
        config
      }
    }
  }
`

interface DocsQuery {
  allMdx: { nodes: MdxNode[] }
  allDocCategory: { nodes: DocCategoryNode[] }
}

interface DocsAnswer {
  data?: DocsQuery
  errors?: Error[]
}

/**
 * createPages: a page for each doc, tag and category with a generated index.
 *
 * @param args of the hook
 * @param context site config
 * @returns whether all of them are made; otherwise what is wrong was told
 */
export async function createDocPages(
  args: CreatePagesArgs,
  context: SiteContext,
): Promise<boolean> {
  const { actions, reporter, getNodesByType } = args
  const answer: DocsAnswer = await args.graphql<DocsQuery>(DOCS_QUERY)
  const { data, errors } = answer
  if (!data || errors) {
    reporter.panicOnBuild('The docs cannot be queried.', errors)
    return false
  }
  const settle = (title: string, found: readonly Problem[]) => {
    if (found.length === 0) return
    if (context.adopted) reporter.warn(problemReport(title, found.map(asWarning)))
    else reporter.panicOnBuild(problemReport(title, found))
  }
  // In develop they are told with all others, see `developProblems.ts`.
  if (context.adopted || process.env.NODE_ENV === 'production') {
    settle('Front matter, category or data files are not right', writtenProblems(args))
  }
  for (const { folder } of context.sources) {
    for (const link of linksOut(folder)) reporter.warn(linkOutMessage(link, context.root))
  }
  const index = indexDocs(data.allMdx.nodes, data.allDocCategory.nodes, context)
  for (const warning of index.warnings) reporter.warn(warning)
  try {
    assertUniqueKeys(index)
    // Also validates the navbar, so that its errors name what is wrong before any page is built.
    buildSiteData(context, index, context.search)
  } catch (error) {
    reporter.panicOnBuild(error instanceof Error ? error.message : String(error))
    return false
  }
  const taken = index.docs.filter(({ route }) => route === context.search.searchPagePath)
  if (taken.length > 0) {
    const message = `The search page has the route ${context.search.searchPagePath}: change the "slug" or "searchPagePath" of the site config.`
    const problems = taken.map(({ source }) => ({ file: source, line: 1, message }))
    // Even lenient docs: the page of one of the two would be lost.
    reporter.panicOnBuild(problemReport('Docs have routes of the site', problems))
  }
  settle('Front matter names docs that do not exist', unknownPagination(index))
  const ids = new Map(data.allMdx.nodes.map(({ id, fields }) => [fields?.doc?.meta.filePath, id]))
  const template = (name: string) => path.join(context.root, 'src', 'templates', `${name}.tsx`)
  const byId = new Map<string, DocMeta[]>()
  for (const doc of index.docs) byId.set(doc.id, [...(byId.get(doc.id) ?? []), doc])
  const placeOf = placeReader(index, context.root)
  for (const doc of index.docs) {
    const pageContext: DocPageContext = {
      mdxId: ids.get(doc.filePath) ?? '',
      ...placeOf(doc.setKey, doc.route),
      ...partialsOf(doc),
      ...(index.sets.length > 1 ? { alternates: alternatesOf(doc, byId.get(doc.id) ?? []) } : {}),
    }
    for (const route of [doc.route, ...doc.aliases]) {
      actions.createPage({
        path: route,
        component: template(templateFor(doc.components, doc.entry !== undefined)),
        context: { ...pageContext },
      })
    }
  }
  createListPages(actions.createPage, index, { template, placeOf })
  const setKeys = index.sets.map(({ key }) => key)
  const entries = entryIndexReader(() => getNodesByType('Mdx') as MdxNode[], context.sources)
  await createEntryNodes(args, entries, setKeys)
  const metas = data.allMdx.nodes.flatMap(({ fields }) => fields?.doc?.meta ?? []).sort(byRoute)
  const wrongData = await createRecordNodes(args, metas, context.sources, context.root)
  if (wrongData.length > 0) {
    reporter.panicOnBuild(problemReport('Data files are not right', wrongData))
  }
  return wrongData.length === 0
}

function createListPages(
  createPage: CreatePagesArgs['actions']['createPage'],
  index: BuiltDocsIndex,
  { template, placeOf }: { template: (name: string) => string; placeOf: PlaceReader },
): void {
  for (const { setKey, ...page } of index.generatedIndexes) {
    createPage({
      path: page.route,
      component: template('category'),
      context: { ...placeOf(setKey, page.route), setKey, page },
    })
  }
  const tags = groupByTag(index.docs)
  for (const set of index.sets) {
    const own = tags.filter(({ setKey }) => setKey === set.key)
    const allTagsHref = `${set.basePath}/tags`
    if (own.length === 0 && set.basePath !== '') continue
    createPage({
      path: allTagsHref,
      component: template('tags'),
      context: {
        route: allTagsHref,
        setKey: set.key,
        tags: own.map(({ label, href, docs }) => ({ label, href, count: docs.length })),
      },
    })
    for (const { label, href, docs } of own) {
      createPage({
        path: href,
        component: template('tag'),
        context: {
          route: href,
          setKey: set.key,
          tag: { label, href },
          docs: withAreas(docs, set.sidebars[SIDEBAR_ID] ?? []),
          allTagsHref,
        },
      })
    }
  }
}

type PlaceReader = (setKey: DocSetKey, route: string) => SetPageContext

/** Tells of each page what stands around it in the sidebar: it is made anew when that changes. */
function placeReader(index: BuiltDocsIndex, root: string): PlaceReader {
  const sidebars = packedSidebars(index, root)
  return (setKey, route) => {
    const around = sidebars.get(setKey)?.around.get(route)
    return { route, ...(around && { around }) }
  }
}

/** A page is made anew when a text changes that it brings in: Gatsby knows nothing of partials. */
function partialsOf(doc: DocMeta): Pick<DocPageContext, 'partials'> {
  if (!doc.adopted) return {}
  const { files = {} } = readImports(doc, fs.readFileSync(doc.filePath, 'utf8')) ?? {}
  const { [doc.filePath]: _own, ...partials } = files
  if (Object.keys(partials).length === 0) return {}
  return { partials: createHash('sha1').update(JSON.stringify(partials)).digest('hex') }
}

/** `pagination_prev` and `pagination_next` that are neither a doc id of the set nor a route. */
function unknownPagination(index: BuiltDocsIndex): Problem[] {
  const idsOf = new Map(index.sets.map(({ key, docs }) => [key, new Set(docs.map(({ id }) => id))]))
  return index.docs.flatMap((doc) => {
    const ids = idsOf.get(doc.setKey) ?? new Set()
    return [doc.paginationPrev, doc.paginationNext].flatMap((choice): Problem[] => {
      if (!choice || choice.startsWith('/') || ids.has(choice)) return []
      const [close] = nearest(choice, [...ids], 1)
      const hint = close === undefined ? '' : ` Nearest: "${close}".`
      const message = `pagination_prev or pagination_next is "${choice}", which is no doc id.${hint}`
      return [{ file: doc.source, line: 1, message, shown: 'the neighbour in the sidebar' }]
    })
  })
}

/** The same doc in the other versions and locales. */
function alternatesOf(doc: DocMeta, sameId: readonly DocMeta[]): DocAlternates {
  const alternates: DocAlternates = { versions: {}, locales: {} }
  for (const other of sameId) {
    if (other.set.locale === doc.set.locale) alternates.versions[other.set.version] = other.route
    if (other.set.version === doc.set.version) alternates.locales[other.set.locale] = other.route
  }
  return alternates
}

/**
 * @param title what the problems are about
 * @param problems every one of them
 * @returns a report with a line for each
 */
export function problemReport(title: string, problems: readonly Problem[]): string {
  const lines = problems.map((problem) => `  ${formatProblem(problem)}`)
  return `${title} (${problems.length}):\n\n${lines.join('\n')}\n`
}
