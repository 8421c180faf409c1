import type { EntryKind } from '../../docs/entry'
import { useLabels } from '../../theme/useLabels'
import { KIND_LABELS } from './kindLabels'
import * as styles from './KindBadge.module.css'

/** Kind of an entry: its hue, a pixel and the word. */
export function KindBadge({ kind }: { kind: EntryKind }) {
  const label = useLabels()
  return (
    <span className={styles.kind} data-facet="kind" data-kind={kind}>
      {label(KIND_LABELS[kind])}
    </span>
  )
}
