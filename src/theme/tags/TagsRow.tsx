import type { TagLink } from '../../docs/docMeta'
import { useLabels } from '../../site/useLabels'
import { TagChip } from './TagChip'
import * as styles from './TagsRow.module.css'

/** The tags of a doc; nothing when it has none. */
export function TagsRow({ tags }: { tags: readonly TagLink[] }) {
  const label = useLabels()
  if (tags.length === 0) return null
  return (
    <div className={styles.row}>
      <b>{label('tagsOfDoc')}</b>
      <ul className={styles.list}>
        {tags.map((tag) => (
          <li key={tag.href}>
            <TagChip {...tag} />
          </li>
        ))}
      </ul>
    </div>
  )
}
