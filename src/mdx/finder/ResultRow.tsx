import { memo } from 'react'
import type { FinderEntry } from '../../effects/finder/finderEntry'
import { fillLabel } from '../../text/fillLabel'
import { useLabels } from '../../site/useLabels'
import { FINDER_LABELS } from '../../docs/labels/finder'
import { EntryRow } from './EntryRow'
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
  return (
    <EntryRow entry={entry} withKind={withKind}>
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
    </EntryRow>
  )
})
