import type { PageProps } from 'gatsby'
import { TAG_PAGE_LABELS } from '../docs/labels/tagPage'
import { PlainPage } from '../theme/layout/PlainPage'
import { PageHead } from '../theme/PageHead'
import type { CountedTag } from '../theme/tags/groupTags'
import { TagIndex } from '../theme/tags/TagIndex'
import { useLabels } from '../site/useLabels'

/** Page that lists all tags by their first letter. */
export default function TagsTemplate({
  pageContext,
}: PageProps<object, { route: string; tags: CountedTag[] }>) {
  const label = useLabels(TAG_PAGE_LABELS)
  return (
    <PlainPage>
      <PageHead title={label('tags')} canonical={pageContext.route} />
      <TagIndex tags={pageContext.tags} />
    </PlainPage>
  )
}
