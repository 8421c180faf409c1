import { graphql } from 'gatsby'
import { GUIDE_COMPONENTS } from '../mdx/guideRegistry'
import { docTemplate } from './docPage/docTemplate'

/** Docs with pictures or tools of guides. */
export default docTemplate(GUIDE_COMPONENTS)

export const query = graphql`
  query Guide($mdxId: String!) {
    mdx(id: { eq: $mdxId }) {
      docPage
    }
  }
`
