import { useNavigationState } from '../../navigation/state'
import { useLabels } from '../../site/useLabels'
import * as styles from './ProgressBar.module.css'
import { useProgress } from './useProgress'

/** A line at the top of the window while a page takes long to load. */
export function ProgressBar() {
  const label = useLabels()
  const value = useProgress(useNavigationState()?.kind === 'slow')
  if (value === null) return null
  return (
    <div
      role="progressbar"
      aria-label={label('pageLoading')}
      aria-valuenow={Math.round(value * 100)}
      className={styles.bar}
      style={{ inlineSize: `${value * 100}%`, opacity: value < 1 ? 1 : 0 }}
    />
  )
}
