import { graphql } from 'gatsby'
import { LANDING_COMPONENTS } from '../mdx/landingRegistry'
import { docTemplate } from './docPage/docTemplate'

/** Docs with cards, lists or pictures. */
export default docTemplate(LANDING_COMPONENTS)

export const query = graphql`
  query Landing($mdxId: String!) {
    mdx(id: { eq: $mdxId }) {
      docPage
    }
  }
`
