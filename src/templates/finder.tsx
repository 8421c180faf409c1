import { graphql } from 'gatsby'
import { FINDER_COMPONENTS } from '../mdx/finder/finderRegistry'
import { docTemplate } from './docPage/docTemplate'

/** The doc with the finder: a list that can be read before anything is asked for. */
export default docTemplate(FINDER_COMPONENTS)

export const query = graphql`
  query Finder($mdxId: String!) {
    mdx(id: { eq: $mdxId }) {
      docPage
    }
  }
`
