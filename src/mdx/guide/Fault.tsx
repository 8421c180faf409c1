import { fillLabel } from '../../text/fillLabel'
import { useLabels } from '../../site/useLabels'
import { GUIDE_LABELS } from '../../docs/labels/guide'
import * as styles from './Fault.module.css'

interface Props {
  source: string
  message: string
  /** First column of the fault and the one after the last, from 0. */
  start: number
  end?: number
  severity?: 'error' | 'note'
}

/** What is wrong in a line of text, with a mark under the place. */
export function Fault({ source, message, start, end = start + 1, severity = 'error' }: Props) {
  const label = useLabels(GUIDE_LABELS)
  return (
    <div className={styles.fault} data-severity={severity}>
      <pre className={styles.source} aria-hidden="true">
        {source}
        {'\n'}
        {' '.repeat(start)}
        <span className={styles.mark}>{'^'.repeat(Math.max(1, end - start))}</span>
      </pre>
      <p>{fillLabel(label('fault'), { column: start + 1, message })}</p>
    </div>
  )
}
