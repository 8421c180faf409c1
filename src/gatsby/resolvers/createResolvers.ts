import type { CreateResolversArgs } from 'gatsby'
import type { DocPageData } from '../../docs/resolve/pageData'
import type { SearchRecord } from '../../search/types'
import { getCompiledDoc } from '../compiledDocs'
import type { SiteContext } from '../docsSite'
import { entryIndexReader } from '../entryIndex'
import type { MdxNode } from '../schema'
import { searchRecordsOf } from '../searchRecords'
import { docPage } from './docPage'
import type { NodeModel, ResolveInfo, ResolverContext } from './graph'
import { queryIndex, siteData } from './siteData'

/** createResolvers: the site's shared data, and the page and search records of each doc. */
export function createDocResolvers(
  { createResolvers, getNodesByType }: CreateResolversArgs,
  context: SiteContext,
): void {
  let knownIndex: ReturnType<typeof queryIndex> | undefined
  // One index serves the records of all docs of a build.
  const sharedIndex = (nodeModel: NodeModel) => {
    if (process.env.NODE_ENV !== 'production') return queryIndex(nodeModel, context)
    knownIndex ??= queryIndex(nodeModel, context)
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
        ): Promise<DocPageData | null> => {
          const meta = node.fields?.doc?.meta
          if (!meta) return null
          const kept = await getCompiledDoc(node)
          // A build has stopped at them; in develop the page says what is wrong in its own file.
          const written = meta.adopted ? [] : (node.fields?.doc?.problems ?? [])
          const compiled = { ...kept, problems: [...written, ...kept.problems] }
          return docPage({ meta, compiled, entries: entryIndex(meta.setKey), graph, info, context })
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
