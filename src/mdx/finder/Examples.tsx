import type { FinderState } from '../../effects/finder/state'
import { FINDER_LABELS } from '../../docs/labels/finder'
import { useLabels } from '../../site/useLabels'
import * as styles from './Examples.module.css'

interface Props {
  choose: (state: FinderState) => void
}

/** Questions that show what can be asked, for those who come without words. */
export function Examples({ choose }: Props) {
  const label = useLabels(FINDER_LABELS)
  return (
    <p className={styles.examples}>
      {label('finderTry')}
      {label('finderExamples')
        .split(', ')
        .map((query) => (
          <button
            key={query}
            type="button"
            className={styles.example}
            onClick={() => choose({ query, chosen: {} })}
          >
            {query}
          </button>
        ))}
    </p>
  )
}
