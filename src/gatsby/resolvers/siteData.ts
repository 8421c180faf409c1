import type { BuiltDocsIndex } from '../../docs/buildDocsIndex'
import { withMenuIcons } from '../../docs/iconSheet'
import type { PackedSiteData } from '../../docs/packedSidebar'
import { buildSiteData } from '../../docs/siteData'
import type { SiteContext } from '../docsSite'
import { packedSidebars } from '../packedSidebars'
import type { DocCategoryNode, MdxNode } from '../schema'
import { sidebarIcons } from '../sidebarIcons'
import { indexDocs } from '../siteIndex'
import type { NodeModel } from './graph'

/**
 * @param nodeModel of the query
 * @param context site config
 * @returns the index of all docs; what asks for it depends on every doc
 */
export async function queryIndex(
  nodeModel: NodeModel,
  context: SiteContext,
): Promise<BuiltDocsIndex> {
  const mdx = await nodeModel.findAll<MdxNode>({ type: 'Mdx' })
  const categories = await nodeModel.findAll<DocCategoryNode>({ type: 'DocCategory' })
  return indexDocs(mdx.entries, categories.entries, context)
}

/**
 * @param nodeModel of the query
 * @param context site config
 * @returns what all pages share
 */
export async function siteData(
  nodeModel: NodeModel,
  context: SiteContext,
): Promise<PackedSiteData> {
  const index = await queryIndex(nodeModel, context)
  const data = buildSiteData(context, index, context.search)
  const { hrefs } = sidebarIcons(index, context.root)
  const sidebars = [...packedSidebars(index, context.root)].map(([key, { items }]) => [key, items])
  return {
    ...data,
    navbar: withMenuIcons(data.navbar, hrefs),
    sidebars: Object.fromEntries(sidebars) as PackedSiteData['sidebars'],
  }
}
