import type { RowKind } from '../docs/compile/sections'
import { KindBadge } from '../site/kind/KindBadge'
import type { LabelKey } from '../docs/labels/common'
import { useLabels } from '../site/useLabels'
import type { SearchHit } from './types'
import * as styles from './HitBadge.module.css'

const ROW_LABELS: Partial<Record<RowKind, LabelKey>> = {
  argument: 'rowArgument',
  key: 'rowKey',
  command: 'rowCommand',
  permission: 'rowPermission',
  placeholder: 'rowPlaceholder',
}

/** What a result is: the kind of an entry, or what a row of a table names. Nothing for others. */
export function HitBadge({ type, kind, row }: Pick<SearchHit, 'type' | 'kind' | 'row'>) {
  const label = useLabels()
  if (kind && type === 'lvl1') return <KindBadge kind={kind} />
  const rowLabel = row && ROW_LABELS[row]
  return rowLabel ? <span className={styles.row}>{label(rowLabel)}</span> : null
}
