import { graphql } from 'gatsby'
import type { PageProps } from 'gatsby'
import { feedPath } from '../effects/since/feedPath'
import type { DocPageContext, DocPageData } from '../docs/types'
import { NEWS_REGISTRY } from '../mdx/news/newsRegistry'
import { treeRenderer } from '../mdx/renderTree'
import { DocPage } from './docPage/DocPage'

const render = treeRenderer(NEWS_REGISTRY)

interface NewsQuery {
  mdx: { docPage: DocPageData }
}

/** Page of the doc that lists what is new (see `NEWS_NAMES`), with its feed. */
export default function NewsTemplate({ data }: PageProps<NewsQuery, DocPageContext>) {
  const doc = data.mdx.docPage
  return <DocPage doc={doc} render={render} feed={feedPath(doc.canonical)} />
}

export const query = graphql`
  query News($mdxId: String!) {
    mdx(id: { eq: $mdxId }) {
      docPage
    }
  }
`
