import type { PageProps } from 'gatsby'
import type { DocPageContext } from '../../docs/pageContext'
import type { DocPageData } from '../../docs/resolve/pageData'
import { REGISTRY } from '../../mdx/registry'
import type { Registry } from '../../mdx/registry'
import { treeRenderer } from '../../mdx/renderTree'
import { DocPage } from './DocPage'
import type { EntryFactsType } from './DocPage'

/** The result of the query that each doc template has: Gatsby finds queries in templates alone. */
interface DocQuery {
  mdx: { docPage: DocPageData }
}

/**
 * Makes a page template for docs.
 *
 * @param own components that its docs may name besides those of every page
 * @param EntryFacts shows the facts of a reference entry, where the template is for such docs
 * @returns the component of the template
 */
export function docTemplate(own: Registry, EntryFacts?: EntryFactsType) {
  const render = treeRenderer({ ...REGISTRY, ...own })
  return function DocTemplate({ data }: PageProps<DocQuery, DocPageContext>) {
    return <DocPage doc={data.mdx.docPage} render={render} EntryFacts={EntryFacts} />
  }
}
