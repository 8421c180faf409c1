import { graphql } from 'gatsby'
import { Diagram } from '../mdx/guide/diagram/Diagram'
import { LANDING_COMPONENTS } from '../mdx/landingRegistry'
import { docTemplate } from './docPage/docTemplate'

/** Docs with lists of entries or pictures. */
export default docTemplate({ ...LANDING_COMPONENTS, Diagram: { component: Diagram } })

export const query = graphql`
  query Landing($mdxId: String!) {
    mdx(id: { eq: $mdxId }) {
      docPage
    }
  }
`
