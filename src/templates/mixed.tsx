import { graphql } from 'gatsby'
import { EntryHeader } from '../mdx/entry/EntryHeader'
import { ENTRY_COMPONENTS } from '../mdx/entry/entryRegistry'
import { GUIDE_COMPONENTS } from '../mdx/guideRegistry'
import { HOME_COMPONENTS } from '../mdx/home/homeRegistry'
import { LANDING_COMPONENTS } from '../mdx/landingRegistry'
import { NEWS_COMPONENTS } from '../mdx/news/newsRegistry'
import { TOOL_COMPONENTS } from '../mdx/tool/toolRegistry'
import { docTemplate } from './docPage/docTemplate'

/** Docs that mix components of several templates. */
export default docTemplate(
  {
    ...ENTRY_COMPONENTS,
    ...LANDING_COMPONENTS,
    ...HOME_COMPONENTS,
    ...TOOL_COMPONENTS,
    ...NEWS_COMPONENTS,
    ...GUIDE_COMPONENTS,
  },
  { EntryFacts: EntryHeader, isStill: false },
)

export const query = graphql`
  query Mixed($mdxId: String!) {
    mdx(id: { eq: $mdxId }) {
      docPage
    }
  }
`
