import type { EntryKind } from '../../effects/entry/entry'
import { useLabels } from '../../site/useLabels'
import { GROUP_LABELS } from '../../site/kind/groupLabels'
import { Heading } from '../heading/Heading'
import * as styles from './GroupHead.module.css'

interface Props {
  kind: EntryKind
  /** How many entries of the kind there are in the list. */
  count: number
}

/** Heading of the entries of one kind, in its hue; it stays in sight while one reads them. */
export function GroupHead({ kind, count }: Props) {
  const label = useLabels()
  return (
    <div className={styles.head} data-kind={kind}>
      <Heading
        level={2}
        id={`kind-${kind}`}
        tree={[`${label(GROUP_LABELS[kind])} (${count})`]}
        render={String}
      />
    </div>
  )
}
