import type { RelatedEntry } from '../../docs/entry'
import { usePageInfo } from '../../theme/contexts/page'
import { fillLabel } from '../../theme/labels'
import { useLabels } from '../../theme/useLabels'
import { FlowSection } from '../flow/FlowSection'
import type { FlowCounts } from '../flow/FlowSection'
import { Heading } from '../heading/Heading'
import { DataChips } from './DataChips'
import { EntryRow } from './EntryRow'
import * as styles from './WorksWith.module.css'

/** Filled in by the build (`src/gatsby/worksWith.ts`). */
interface Props {
  /** How many entries go with a trigger or a triggered effect. */
  counts?: FlowCounts
  /** Site path of the file with their names. */
  source?: string
  /** Triggers that name this filter as related. */
  triggers?: RelatedEntry[]
}

/**
 * What the entry of this page goes together with: triggers of an effect, effects of a trigger, a
 * mutator's changes to the data, and related entries. Nothing where there is nothing to tell.
 */
export function WorksWith({ counts, source, triggers = [] }: Props) {
  const label = useLabels()
  const { entry, finder } = usePageInfo().doc ?? {}
  const { transforms = [], related = [] } = entry ?? {}
  const isPermanent = entry?.execution === 'permanent' && !entry.removed
  const isEmpty = transforms.length + related.length + triggers.length === 0
  if (!entry || (isEmpty && !counts && !isPermanent)) return null
  return (
    <>
      <Heading level={2} id="works-with" tree={[label('worksWith')]} render={String} />
      {isPermanent && <p>{label('flowPermanent')}</p>}
      {counts && source !== undefined && (
        <FlowSection entry={entry} counts={counts} source={source} finder={finder} />
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
      {triggers.length > 0 && (
        <>
          <p>{label('flowFilterTriggers')}</p>
          <ul className={styles.related} aria-label={label('flowFilterTriggers')}>
            {triggers.map((trigger) => (
              <EntryRow key={trigger.href} {...trigger} />
            ))}
          </ul>
        </>
      )}
    </>
  )
}
