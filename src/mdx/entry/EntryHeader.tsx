import type { EntryMeta } from '../../docs/entry'
import { fillLabel } from '../../theme/labels'
import { useLabels } from '../../theme/useLabels'
import { Badge } from './Badge'
import { categoryLabel } from './categoryLabel'
import { DataChips } from './DataChips'
import { KindBadge } from './KindBadge'
import * as styles from './EntryHeader.module.css'

/** The facts of a reference entry under its title: badges, then the data it needs or offers. */
export function EntryHeader({ entry }: { entry: EntryMeta }) {
  const label = useLabels()
  const { kind, execution, requires, categories, needs = [], offers = [], removed } = entry
  const data = [
    { word: label('needsData'), names: needs },
    { word: label('offersData'), names: offers },
  ].filter(({ names }) => names.length > 0)
  return (
    <div className={styles.header}>
      <div className={styles.row}>
        <KindBadge kind={kind} />
        {execution !== undefined && (
          <Badge facet="execution" value={execution}>
            {label(execution === 'triggered' ? 'executionTriggered' : 'executionPermanent')}
          </Badge>
        )}
        {requires.map((plugin) => (
          <Badge key={plugin} facet="requires" value={plugin}>
            {fillLabel(label('requiresPlugin'), { plugin })}
          </Badge>
        ))}
        {categories.map((category) => (
          <Badge key={category} facet="category" value={category}>
            {categoryLabel(category)}
          </Badge>
        ))}
        {removed !== undefined && (
          <Badge facet="removed" value={removed.since ?? ''}>
            {removed.since === undefined
              ? label('removedEntry')
              : fillLabel(label('removedSince'), { version: removed.since })}
            {removed.replacement !== undefined &&
              `: ${fillLabel(label('replacedBy'), { replacement: removed.replacement })}`}
          </Badge>
        )}
      </div>
      {data.map(({ word, names }) => (
        <div key={word} className={styles.row}>
          <span className={styles.word}>{word}</span>
          <DataChips names={names} />
        </div>
      ))}
    </div>
  )
}
