import { graphql } from 'gatsby'
import { TOOL_COMPONENTS } from '../mdx/tool/toolRegistry'
import { docTemplate } from './docPage/docTemplate'

/** Docs with the checker or a builder, perhaps beside the finder. */
export default docTemplate(TOOL_COMPONENTS, { isStill: false })

export const query = graphql`
  query Tool($mdxId: String!) {
    mdx(id: { eq: $mdxId }) {
      docPage
    }
  }
`
