import { useState } from 'react'
import type { EntryMeta } from '../../docs/entry'
import { finderHref } from '../../effects/finder/finderHref'
import { fillLabel } from '../../theme/labels'
import type { LabelKey } from '../../theme/labels'
import { Link } from '../../theme/Link'
import { useLabels } from '../../theme/useLabels'
import { useModule } from '../useModule'
import * as styles from './FlowSection.module.css'

export interface FlowCounts {
  direct: number
  withMutator: number
}

interface Props {
  entry: EntryMeta
  counts: FlowCounts
  /** Site path of the file with the names. */
  source: string
  /** Route of the finder, if there is one. */
  finder?: string
}

/** Words for none, one and many entries that go with the entry directly. */
const DIRECT: Record<'effect' | 'trigger', [none: LabelKey, one: LabelKey, many: LabelKey]> = {
  effect: ['flowTriggersNone', 'flowTriggerDirect', 'flowTriggersDirect'],
  trigger: ['flowEffectsNone', 'flowEffectDirect', 'flowEffectsDirect'],
}

const loadLists = () => import('./FlowLists')

/**
 * How many triggers drive an effect, or effects a trigger drives. Their names are loaded when the
 * reader opens the box; without scripts the finder shows them.
 */
export function FlowSection({ entry, counts, source, finder }: Props) {
  const label = useLabels()
  const [isOpen, setOpen] = useState(false)
  const lists = useModule(loadLists, isOpen)
  const kind = entry.kind === 'trigger' ? 'trigger' : 'effect'
  const words = DIRECT[kind][Math.min(counts.direct, 2)] ?? DIRECT[kind][2]
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {fillLabel(label(words), { count: counts.direct })}
        {counts.withMutator > 0 && (
          <span className={styles.more}>
            , {fillLabel(label('flowMore'), { count: counts.withMutator })}
          </span>
        )}
      </summary>
      {finder !== undefined && (
        <p className={styles.note}>
          <Link href={finderHref(finder, kind, entry.id)}>{label('flowInFinder')}</Link>
        </p>
      )}
      {lists ? (
        <lists.FlowLists entry={entry} source={source} />
      ) : (
        isOpen && (
          <p role="status" className={styles.note}>
            {label('flowLoading')}
          </p>
        )
      )}
    </details>
  )
}
