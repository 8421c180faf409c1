import { Failure } from '../failure/Failure'
import { useLabels } from '../useLabels'
import * as styles from './ModuleStatus.module.css'
import type { Loading } from './useModule'

/** Stands where a part will be: a spinner once loading is slow, what went wrong when it failed. */
export function ModuleStatus({ isSlow, error, retry }: Omit<Loading<unknown>, 'value'>) {
  const label = useLabels()
  if (error) return <Failure title={label('partFailed')} error={error} retry={retry} />
  return isSlow ? (
    <p role="status" className={styles.spinner}>
      <span className="visually-hidden">{label('partLoading')}</span>
    </p>
  ) : null
}
