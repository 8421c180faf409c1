import { buildDocsIndex } from '../docs/buildDocsIndex'
import type { BuiltDocsIndex } from '../docs/buildDocsIndex'
import type { DocMeta } from '../docs/docMeta'
import type { SiteContext } from './docsSite'
import type { DocCategoryNode, MdxNode } from './schema'

/** Compares docs by route, for lists that must not hang on the order in which files were read. */
export function byRoute(a: Pick<DocMeta, 'route'>, b: Pick<DocMeta, 'route'>): number {
  return a.route < b.route ? -1 : 1
}

/**
 * The index of all docs, from the nodes that hold them.
 *
 * @param mdx Mdx nodes
 * @param categories nodes of the category files
 * @param context site config
 */
export function indexDocs(
  mdx: Iterable<MdxNode>,
  categories: Iterable<DocCategoryNode>,
  context: SiteContext,
): BuiltDocsIndex {
  // Copies: the index settles aliases, and nodes must stay as they are stored.
  const metas = [...mdx].flatMap(({ fields }): DocMeta[] =>
    fields?.doc ? [{ ...fields.doc.meta, aliases: [...fields.doc.meta.aliases] }] : [],
  )
  return buildDocsIndex(context, metas, [...categories], {
    withDrafts: process.env.NODE_ENV !== 'production',
  })
}
