import { fillLabel } from '../../theme/labels'
import { usePageInfo } from '../../theme/contexts/page'
import { useLabels } from '../../theme/useLabels'
import { Heading } from '../heading/Heading'
import { DataChips } from './DataChips'
import { EntryRow } from './EntryRow'
import * as styles from './WorksWith.module.css'

/**
 * What the entry of this page goes together with: a mutator's changes to the data, and related
 * entries. Nothing where there is nothing to tell.
 */
export function WorksWith() {
  const label = useLabels()
  const { transforms = [], related = [] } = usePageInfo().doc?.entry ?? {}
  if (transforms.length + related.length === 0) return null
  return (
    <>
      <Heading level={2} id="works-with" tree={[label('worksWith')]} render={String} />
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
          {related.map((entry) => (
            <EntryRow key={`${entry.kind}/${entry.id}`} {...entry} />
          ))}
        </ul>
      )}
    </>
  )
}
