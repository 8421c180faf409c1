import { graphql } from 'gatsby'
import type { PageProps } from 'gatsby'
import type { DocPageContext, DocPageData } from '../docs/types'
import { CHECKER_REGISTRY } from '../mdx/checker/checkerRegistry'
import { treeRenderer } from '../mdx/renderTree'
import { DocPage } from './docPage/DocPage'

const render = treeRenderer(CHECKER_REGISTRY)

interface CheckerQuery {
  mdx: { docPage: DocPageData }
}

/** Page of the doc that holds the config checker (see `CHECKER_NAMES`). */
export default function CheckerTemplate({ data }: PageProps<CheckerQuery, DocPageContext>) {
  return <DocPage doc={data.mdx.docPage} render={render} />
}

export const query = graphql`
  query Checker($mdxId: String!) {
    mdx(id: { eq: $mdxId }) {
      docPage
    }
  }
`
