import { graphql } from 'gatsby'
import { EntryHeader } from '../mdx/entry/EntryHeader'
import { ENTRY_COMPONENTS } from '../mdx/entry/entryRegistry'
import { docTemplate } from './docPage/docTemplate'

/** Docs without components of their own, those of the reference among them. */
export default docTemplate(ENTRY_COMPONENTS, { EntryFacts: EntryHeader })

export const query = graphql`
  query Doc($mdxId: String!) {
    mdx(id: { eq: $mdxId }) {
      docPage
    }
  }
`
