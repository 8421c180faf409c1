import type { PageProps } from 'gatsby'
import { PlainPage } from '../theme/layout/PlainPage'
import { Seo } from '../theme/Seo'
import { TagPage } from '../theme/tags/TagPage'
import type { TagPageProps } from '../theme/tags/TagPage'

/** Page that lists the docs of one tag. */
export default function TagTemplate({ pageContext }: PageProps<object, TagPageProps>) {
  const { tag, docs, allTagsHref } = pageContext
  return (
    <PlainPage>
      <Seo
        title={tag.label}
        description={docs.map(({ title }) => title).join(', ')}
        canonical={tag.href}
      />
      <TagPage tag={tag} docs={docs} allTagsHref={allTagsHref} />
    </PlainPage>
  )
}
