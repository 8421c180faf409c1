import { useState } from 'react'
import type { EntryMeta } from '../../effects/entry/entry'
import { finderHref } from '../../effects/finder/finderHref'
import { fillLabel } from '../../text/fillLabel'
import { FLOW_LABELS } from '../../docs/labels/flow'
import { Link } from '../../site/Link'
import { useLabels } from '../../site/useLabels'
import { lazyModule } from '../../site/lazy/lazyModule'
import { ModuleStatus } from '../../site/lazy/ModuleStatus'
import { useModule } from '../../site/lazy/useModule'
import type { FlowList } from '../../effects/flowPartners'
import * as styles from './FlowSection.module.css'

export interface FlowCounts {
  direct: number
  sometimes: number
  withMutator: number
  idle: number
}

interface Props {
  entry: EntryMeta
  list: FlowList
  counts: FlowCounts
  /** Site path of the file with the names. */
  source: string
  /** Where it is told why something loads and does nothing, if it is. */
  idleHref?: string
  /** Route of the finder, if there is one. */
  finder?: string
}

type FlowLabel = keyof typeof FLOW_LABELS
type Words = readonly [none: FlowLabel, one: FlowLabel, many: FlowLabel]

/** Words for none, one and many entries that go with the entry directly. */
const DIRECT: Record<FlowList, Words> = {
  triggers: ['flowTriggersNone', 'flowTriggerDirect', 'flowTriggersDirect'],
  effects: ['flowEffectsNone', 'flowEffectDirect', 'flowEffectsDirect'],
  filters: ['flowFiltersNone', 'flowFilterTests', 'flowFiltersTest'],
}

/** On a filter's page: every filter can stand behind every trigger, but may find nothing. */
const TESTED: Words = ['flowTriggersNone', 'flowTriggerTested', 'flowTriggersTested']

const loadLists = lazyModule(() => import('./FlowLists'), 'list of entries')

/**
 * How many entries of a kind go with the one of the page. Their names are loaded when the reader
 * opens the box.
 */
export function FlowSection({ entry, list, counts, source, idleHref, finder }: Props) {
  const label = useLabels(FLOW_LABELS)
  const [isOpen, setOpen] = useState(false)
  const lists = useModule(loadLists, isOpen)
  const isFilter = entry.kind === 'filter'
  const choice = isFilter ? TESTED : DIRECT[list]
  const words = choice[Math.min(counts.direct, 2)] ?? choice[2]
  const isInFinder = !isFilter && list !== 'filters'
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {fillLabel(label(words), { count: counts.direct })}
        {counts.sometimes > 0 && (
          <span className={styles.more}>
            , {fillLabel(label('flowSometimes'), { count: counts.sometimes })}
          </span>
        )}
        {counts.withMutator > 0 && (
          <span className={styles.more}>
            , {fillLabel(label('flowMore'), { count: counts.withMutator })}
          </span>
        )}
      </summary>
      {counts.idle > 0 && (
        <p className={styles.note}>
          {fillLabel(label('flowIdle'), { count: counts.idle })}{' '}
          {idleHref !== undefined && <Link href={idleHref}>{label('flowIdleWhy')}</Link>}
        </p>
      )}
      {finder !== undefined && isInFinder && (
        <p className={styles.note}>
          <Link
            href={finderHref(finder, { [list === 'effects' ? 'trigger' : 'effect']: entry.id })}
          >
            {label('flowInFinder')}
          </Link>
        </p>
      )}
      {lists.value ? (
        <lists.value entry={entry} list={list} source={source} />
      ) : (
        isOpen &&
        (lists.error ? (
          <ModuleStatus {...lists} />
        ) : (
          <p role="status" className={styles.note}>
            {label('flowLoading')}
          </p>
        ))
      )}
    </details>
  )
}
