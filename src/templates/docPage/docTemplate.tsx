import type { PageProps } from 'gatsby'
import type { ComponentType } from 'react'
import type { DocPageContext } from '../../docs/pageContext'
import type { DocPageData } from '../../docs/resolve/pageData'
import { REGISTRY } from '../../mdx/registry'
import type { Registry } from '../../mdx/registry'
import { treeRenderer } from '../../mdx/renderTree'
import type { TreeRenderer } from '../../mdx/renderTree'
import { DocPage } from './DocPage'
import type { EntryFactsType } from './DocPage'

/** The result of the query that each doc template has: Gatsby finds queries in templates alone. */
interface DocQuery {
  mdx: { docPage: DocPageData }
}

interface TemplateOptions {
  /** Shows the facts of a reference entry, where the template is for such docs. */
  EntryFacts?: EntryFactsType
  /**
   * Whether a first visit may leave the HTML of the text as it is until a reader uses something in
   * it; false where the text is a tool.
   */
  isStill?: boolean
}

/**
 * Makes a page template for docs.
 *
 * @param own components that its docs may name besides those of every page
 * @param options what differs from template to template
 * @returns the component of the template, and what renders its bodies
 */
export function docTemplate(
  own: Registry,
  { EntryFacts, isStill = true }: TemplateOptions = {},
): ComponentType<PageProps<DocQuery, DocPageContext>> & { render: TreeRenderer } {
  const render = treeRenderer({ ...REGISTRY, ...own })
  function DocTemplate({ data }: PageProps<DocQuery, DocPageContext>) {
    const doc = data.mdx.docPage
    return <DocPage doc={doc} render={render} EntryFacts={EntryFacts} isStill={isStill} />
  }
  return Object.assign(DocTemplate, { render })
}
