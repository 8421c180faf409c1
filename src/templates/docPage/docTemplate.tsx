import type { PageProps } from 'gatsby'
import type { DocPageContext } from '../../docs/pageContext'
import type { DocPageData } from '../../docs/resolve/pageData'
import { REGISTRY } from '../../mdx/registry'
import type { Registry } from '../../mdx/registry'
import { treeRenderer } from '../../mdx/renderTree'
import { DocPage } from './DocPage'

/** The result of the query that each doc template has: Gatsby finds queries in templates alone. */
interface DocQuery {
  mdx: { docPage: DocPageData }
}

/**
 * Makes a page template for docs.
 *
 * @param own components that its docs may name besides those of every page
 * @returns the component of the template
 */
export function docTemplate(own: Registry = {}) {
  const render = treeRenderer({ ...REGISTRY, ...own })
  return function DocTemplate({ data }: PageProps<DocQuery, DocPageContext>) {
    return <DocPage doc={data.mdx.docPage} render={render} />
  }
}
