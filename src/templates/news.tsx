import { graphql } from 'gatsby'
import { NEWS_COMPONENTS } from '../mdx/news/newsRegistry'
import { docTemplate } from './docPage/docTemplate'

/** Docs that list what is new. */
export default docTemplate(NEWS_COMPONENTS)

export const query = graphql`
  query News($mdxId: String!) {
    mdx(id: { eq: $mdxId }) {
      docPage
    }
  }
`
