import { graphql } from 'gatsby'
import type { PageProps } from 'gatsby'
import type { DocPageContext, DocPageData } from '../docs/types'
import { GUIDE_REGISTRY } from '../mdx/guideRegistry'
import { treeRenderer } from '../mdx/renderTree'
import { DocPage } from './docPage/DocPage'

const render = treeRenderer(GUIDE_REGISTRY)

interface GuideQuery {
  mdx: { docPage: DocPageData }
}

/** Page of a doc with pictures or tools of guides (see `GUIDE_NAMES`). */
export default function GuideTemplate({ data }: PageProps<GuideQuery, DocPageContext>) {
  return <DocPage doc={data.mdx.docPage} render={render} />
}

export const query = graphql`
  query Guide($mdxId: String!) {
    mdx(id: { eq: $mdxId }) {
      docPage
    }
  }
`
