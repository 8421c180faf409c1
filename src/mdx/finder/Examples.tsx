import type { FinderState } from '../../effects/finder/state'
import { FINDER_LABELS } from '../../docs/labels/finder'
import { useLabels } from '../../site/useLabels'
import { ExampleButton } from '../tool/ExampleButton'
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
          <ExampleButton key={query} name={query} onClick={() => choose({ query, chosen: {} })} />
        ))}
    </p>
  )
}
