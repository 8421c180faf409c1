import type { EntryMeta } from '../../docs/entry'
import { fillLabel } from '../../theme/labels'
import { useLabels } from '../../theme/useLabels'
import { Badge } from './Badge'
import { categoryLabel } from './categoryLabel'
import { DataChips } from './DataChips'
import { inlineMarkdown } from './inlineMarkdown'
import { KindBadge } from './KindBadge'
import { LifecycleBadge } from './LifecycleBadge'
import * as styles from './EntryHeader.module.css'

/** The facts of a reference entry under its title: badges, then the data it needs or offers. */
export function EntryHeader({ entry }: { entry: EntryMeta }) {
  const label = useLabels()
  const { kind, execution, requires, categories, needs = [], offers = [] } = entry
  const lifecycle = entry.removed ?? entry.deprecated
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
        {lifecycle && <LifecycleBadge isRemoved={entry.removed !== undefined} {...lifecycle} />}
      </div>
      {lifecycle?.replacement !== undefined && (
        <p className={styles.instead}>
          <span className={styles.word}>{label('insteadUse')}</span>{' '}
          {inlineMarkdown(lifecycle.replacement)}
        </p>
      )}
      {entry.variants.length > 0 && (
        <ul className={styles.variants}>
          {entry.variants.map(({ plugin, description }) => (
            <li key={plugin}>
              <Badge facet="requires" value={plugin}>
                {fillLabel(label('withPlugin'), { plugin })}
              </Badge>{' '}
              {inlineMarkdown(description)}
            </li>
          ))}
        </ul>
      )}
      {data.map(({ word, names }) => (
        <div key={word} className={styles.row}>
          <span className={styles.word}>{word}</span>
          <DataChips names={names} />
        </div>
      ))}
    </div>
  )
}
