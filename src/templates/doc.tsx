import { graphql } from 'gatsby'
import { docTemplate } from './docPage/docTemplate'

/** Docs without components of their own. */
export default docTemplate()

export const query = graphql`
  query Doc($mdxId: String!) {
    mdx(id: { eq: $mdxId }) {
      docPage
    }
  }
`
