import { graphql } from 'gatsby'
import type { PageProps } from 'gatsby'
import type { DocPageContext, DocPageData } from '../docs/types'
import { BUILDER_REGISTRY } from '../mdx/builder/builderRegistry'
import { treeRenderer } from '../mdx/renderTree'
import { DocPage } from './docPage/DocPage'

const render = treeRenderer(BUILDER_REGISTRY)

interface BuilderQuery {
  mdx: { docPage: DocPageData }
}

/** Page of the doc that holds the effect builder (see `BUILDER_NAMES`). */
export default function BuilderTemplate({ data }: PageProps<BuilderQuery, DocPageContext>) {
  return <DocPage doc={data.mdx.docPage} render={render} />
}

export const query = graphql`
  query Builder($mdxId: String!) {
    mdx(id: { eq: $mdxId }) {
      docPage
    }
  }
`
