import { useLabels } from '../useLabels'
import * as styles from './Failure.module.css'
import { RetryButton } from './RetryButton'

interface FailureProps {
  /** What could not be loaded, as a sentence. */
  title: string
  error: Error
  retry: () => void
  /** Move the focus to the button: the reader waits for nothing else. */
  takesFocus?: boolean
}

/** Says that something could not be loaded, why, and lets the reader try again. */
export function Failure({ title, error, retry, takesFocus }: FailureProps) {
  const label = useLabels()
  return (
    <div role="alert" className={styles.failure}>
      <p className={styles.text}>
        <b>{title}</b> {navigator.onLine ? error.message : label('offline')}
      </p>
      <RetryButton text={label('retry')} onClick={retry} takesFocus={takesFocus} />
    </div>
  )
}
