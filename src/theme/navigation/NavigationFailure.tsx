import { useNavigationState } from '../../navigation/state'
import { Failure } from '../../site/failure/Failure'
import { useLabels } from '../../site/useLabels'
import * as styles from './NavigationFailure.module.css'

/** Above the page that stays: why the wanted one is not there. */
export function NavigationFailure() {
  const label = useLabels()
  const state = useNavigationState()
  if (state?.kind !== 'failed') return null
  return (
    <div className={styles.place}>
      <Failure {...state} title={label('pageLoadFailed')} takesFocus />
    </div>
  )
}
