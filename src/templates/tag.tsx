import type { PageProps } from 'gatsby'
import { PlainPage } from '../theme/layout/PlainPage'
import { PageHead } from '../theme/PageHead'
import { TagPage } from '../theme/tags/TagPage'
import type { TagPageProps } from '../theme/tags/TagPage'

/** Page that lists the docs of one tag. */
export default function TagTemplate({ pageContext }: PageProps<object, TagPageProps>) {
  const { tag, docs, allTagsHref } = pageContext
  return (
    <PlainPage>
      <PageHead
        title={tag.label}
        description={docs.map(({ title }) => title).join(', ')}
        canonical={tag.href}
      />
      <TagPage tag={tag} docs={docs} allTagsHref={allTagsHref} />
    </PlainPage>
  )
}
