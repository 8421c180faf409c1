import { ENTRY_LABELS } from '../../docs/labels/entry'
import { usePageInfo } from '../../site/contexts/page'
import { fillLabel } from '../../text/fillLabel'
import { useLabels } from '../../site/useLabels'
import { FlowSection } from '../flow/FlowSection'
import type { FlowList } from '../../effects/flowPartners'
import type { FlowCounts } from '../flow/FlowSection'
import { Heading } from '../heading/Heading'
import { DataChips } from './DataChips'
import { EntryRow } from './EntryRow'
import { inlineMarkdown } from './inlineMarkdown'
import * as styles from './WorksWith.module.css'

/** Filled in by the build (`src/gatsby/worksWith.ts`). */
interface Props {
  /** How many entries go with a trigger, a triggered effect or a filter. */
  lists?: Partial<Record<FlowList, FlowCounts>>
  /** Site path of the file with their names. */
  source?: string
  /** Where it is told why something loads and does nothing. */
  idleHref?: string
}

/** The order in which lists stand. */
const LISTS = ['triggers', 'effects', 'filters'] as const

/**
 * What the entry of this page goes together with: triggers of an effect, effects of a trigger, a
 * mutator's changes to the data, and related entries. Nothing where there is nothing to tell.
 */
export function WorksWith({ lists = {}, source, idleHref }: Props) {
  const label = useLabels(ENTRY_LABELS)
  const { entry, finder } = usePageInfo().doc ?? {}
  const { transforms = [], related = [] } = entry ?? {}
  const isPermanent = entry?.execution === 'permanent' && !entry.removed
  const without = entry?.inGame.without ?? []
  const isEmpty = transforms.length + related.length + without.length === 0
  if (!entry || (isEmpty && source === undefined && !isPermanent)) return null
  return (
    <>
      <Heading level={2} id="works-with" tree={[label('worksWith')]} render={String} />
      {isPermanent && <p>{label('flowPermanent')}</p>}
      {source !== undefined &&
        LISTS.map((list) => {
          const counts = lists[list]
          return (
            counts && (
              <FlowSection key={list} {...{ entry, list, counts, source, idleHref, finder }} />
            )
          )
        })}
      {without.length > 0 && (
        <ul className={styles.transforms}>
          {without.map(({ data, then }) => (
            <li key={data}>
              {fillLabel(label('withoutData'), { data })}: {inlineMarkdown(then)}
            </li>
          ))}
        </ul>
      )}
      {transforms.length > 0 && (
        <ul className={styles.transforms} aria-label={label('transforms')}>
          {transforms.map(({ from, to, adds }) => (
            <li key={`${from.join()} ${to}`} className={styles.transform}>
              <DataChips names={from} />
              <span className={styles.arrow}>→</span>
              <DataChips names={[to]} />
              <span className={styles.effect}>
                {fillLabel(label(adds ? 'transformAdds' : 'transformKeeps'), { data: to })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {related.length > 0 && (
        <ul className={styles.related} aria-label={label('relatedEntries')}>
          {related.map((other) => (
            <EntryRow key={`${other.kind}/${other.id}`} {...other} />
          ))}
        </ul>
      )}
    </>
  )
}
