import { RetryButton } from '../../site/failure/RetryButton'
import type { LabelKey } from '../../docs/labels/common'
import { PlainPage } from '../layout/PlainPage'
import * as styles from './CrashPage.module.css'

interface CrashPageProps {
  error: unknown
  retry: () => void
  /** Handed in, because whatever finds the words may be what crashed. */
  label: (key: LabelKey) => string
}

/** Stands in for a page that threw while it was rendered. */
export function CrashPage({ error, retry, label }: CrashPageProps) {
  return (
    <PlainPage>
      <h1>{label('crashTitle')}</h1>
      <p role="alert" className={styles.message}>
        {error instanceof Error ? error.message : String(error)}
      </p>
      <RetryButton text={label('tryAgain')} onClick={retry} />
    </PlainPage>
  )
}
