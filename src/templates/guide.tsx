import { graphql } from 'gatsby'
import { EntryList } from '../mdx/entry/EntryList'
import { GUIDE_COMPONENTS } from '../mdx/guideRegistry'
import { docTemplate } from './docPage/docTemplate'

/** Docs with pictures or tools of guides, and with lists of entries. */
export default docTemplate({ EntryList: { component: EntryList }, ...GUIDE_COMPONENTS })

export const query = graphql`
  query Guide($mdxId: String!) {
    mdx(id: { eq: $mdxId }) {
      docPage
    }
  }
`
