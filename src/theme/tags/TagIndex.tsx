import { TAG_PAGE_LABELS } from '../../docs/labels/tagPage'
import { usePageInfo } from '../../site/contexts/page'
import { useLabels } from '../../site/useLabels'
import { groupTags } from './groupTags'
import type { CountedTag } from './groupTags'
import { TagChip } from './TagChip'
import * as styles from './TagIndex.module.css'

/** All tags of the site, grouped by first letter. */
export function TagIndex({ tags }: { tags: readonly CountedTag[] }) {
  const label = useLabels(TAG_PAGE_LABELS)
  const { set } = usePageInfo()
  return (
    <>
      <h1>{label('tags')}</h1>
      {groupTags(tags, set.locale).map(({ letter, tags: members }) => (
        <section key={letter} className={styles.group}>
          <h2 className={styles.letter}>{letter}</h2>
          <ul className={styles.list}>
            {members.map((tag) => (
              <li key={tag.href}>
                <TagChip {...tag} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
