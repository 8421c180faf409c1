import { graphql } from 'gatsby'
import { HOME_COMPONENTS } from '../mdx/home/homeRegistry'
import { docTemplate } from './docPage/docTemplate'

/** The first pages: of the site, and of the effects system. */
export default docTemplate(HOME_COMPONENTS)

export const query = graphql`
  query Home($mdxId: String!) {
    mdx(id: { eq: $mdxId }) {
      docPage
    }
  }
`
