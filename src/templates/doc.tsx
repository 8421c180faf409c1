import { graphql } from 'gatsby'
import type { PageProps } from 'gatsby'
import type { DocPageContext, DocPageData } from '../docs/types'
import { DocPage } from './docPage/DocPage'

interface DocQuery {
  mdx: { docPage: DocPageData }
}

/** Page of one doc. */
export default function DocTemplate({ data }: PageProps<DocQuery, DocPageContext>) {
  return <DocPage doc={data.mdx.docPage} />
}

export const query = graphql`
  query Doc($mdxId: String!) {
    mdx(id: { eq: $mdxId }) {
      docPage
    }
  }
`
