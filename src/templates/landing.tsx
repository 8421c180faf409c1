import { graphql } from 'gatsby'
import type { PageProps } from 'gatsby'
import type { DocPageContext, DocPageData } from '../docs/types'
import { LANDING_REGISTRY } from '../mdx/landingRegistry'
import { treeRenderer } from '../mdx/renderTree'
import { DocPage } from './docPage/DocPage'

const render = treeRenderer(LANDING_REGISTRY)

interface LandingQuery {
  mdx: { docPage: DocPageData }
}

/** Page of a doc that uses cards, lists or pictures of its own (see `LANDING_NAMES`). */
export default function LandingTemplate({ data }: PageProps<LandingQuery, DocPageContext>) {
  return <DocPage doc={data.mdx.docPage} render={render} />
}

export const query = graphql`
  query Landing($mdxId: String!) {
    mdx(id: { eq: $mdxId }) {
      docPage
    }
  }
`
