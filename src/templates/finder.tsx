import { graphql } from 'gatsby'
import type { PageProps } from 'gatsby'
import type { DocPageContext, DocPageData } from '../docs/types'
import { FINDER_REGISTRY } from '../mdx/finder/finderRegistry'
import { treeRenderer } from '../mdx/renderTree'
import { DocPage } from './docPage/DocPage'

const render = treeRenderer(FINDER_REGISTRY)

interface FinderQuery {
  mdx: { docPage: DocPageData }
}

/** Page of the doc that holds the finder (see `FINDER_NAMES`). */
export default function FinderTemplate({ data }: PageProps<FinderQuery, DocPageContext>) {
  return <DocPage doc={data.mdx.docPage} render={render} />
}

export const query = graphql`
  query Finder($mdxId: String!) {
    mdx(id: { eq: $mdxId }) {
      docPage
    }
  }
`
