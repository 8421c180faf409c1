/** What resolvers of the page query get of Gatsby. */
import type { Node } from 'gatsby'
import type { DocMeta } from '../../docs/docMeta'
import type { NodeReader } from '../keepNodes'
import type { MdxDoc, MdxNode } from '../schema'

/** Gatsby's nodes; notes that the page whose query runs depends on what is read. */
export interface NodeModel extends NodeReader {
  findOne: <T>(args: { type: string; query: { filter: object } }) => Promise<T | null>
  findAll: <T>(args: {
    type: string
    query?: { filter?: object }
  }) => Promise<{ entries: Iterable<T> }>
}

/** What all resolvers of a query share. */
export interface ResolverContext {
  nodeModel: NodeModel
}

/** Knows the resolvers of other types. */
export interface ResolveInfo {
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

/**
 * @param nodeModel of the query
 * @param field a field of the doc's node
 * @param value what it holds
 * @returns the doc, if there is one
 */
export async function findDoc(
  nodeModel: NodeModel,
  field: keyof MdxDoc,
  value: string,
): Promise<DocMeta | undefined> {
  const filter = { fields: { doc: { [field]: { eq: value } } } }
  const node = await nodeModel.findOne<MdxNode>({ type: 'Mdx', query: { filter } })
  return node?.fields?.doc?.meta
}
