import { memo } from 'react'
import type { FinderEntry } from '../../effects/finder/finderEntry'
import { fillLabel } from '../../site/labels'
import { Link } from '../../site/Link'
import { useLabels } from '../../site/useLabels'
import { Badge } from '../entry/Badge'
import { KindBadge } from '../../site/kind/KindBadge'
import { LifecycleBadge } from '../entry/LifecycleBadge'
import { RESULT } from './listKeys'
import { FINDER_LABELS } from '../../docs/labels/finder'
import * as styles from './ResultRow.module.css'

interface Props {
  entry: FinderEntry
  /** Ids with blanks between them; a text, so that equal rows are not rendered again. */
  mutators: string
  /** When it works with what was chosen; empty where it always does. */
  when: string
  withKind: boolean
}

/** One entry that fits. */
export const ResultRow = memo(function ResultRow({ entry, mutators, when, withKind }: Props) {
  const label = useLabels(FINDER_LABELS)
  const { kind, id, href, description, requires, state } = entry
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        <Link href={href} {...RESULT}>
          <code>{id}</code>
        </Link>
        {withKind && <KindBadge kind={kind} />}
        {requires?.map((plugin) => (
          <Badge key={plugin} facet="requires">
            {plugin}
          </Badge>
        ))}
        {state && <LifecycleBadge state={state} />}
      </span>
      <span className={styles.text}>
        {description}
        {when !== '' && (
          <span className={styles.note}>{fillLabel(label('finderWhen'), { when })}</span>
        )}
        {mutators !== '' && (
          <span className={styles.note}>
            {fillLabel(label('finderWithMutator'), {
              mutators: mutators.replaceAll(' ', ' / '),
            })}
          </span>
        )}
      </span>
    </li>
  )
})
