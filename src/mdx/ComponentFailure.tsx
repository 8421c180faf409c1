import { fillLabel } from '../text/fillLabel'
import { useLabels } from '../site/useLabels'
import * as styles from './ComponentFailure.module.css'

/** Stands in for a component that threw. */
export function ComponentFailure({ name, error }: { name: string; error: unknown }) {
  const label = useLabels()
  const message = error instanceof Error ? error.message : String(error)
  return (
    <p role="alert" className={styles.failure}>
      {fillLabel(label('componentFailed'), { name, message })}
    </p>
  )
}
