import type { ReactNode } from 'react'
import * as styles from './Badge.module.css'

interface Props {
  /** What the badge tells, such as `kind` or `category`, and its raw value. */
  facet: string
  value: string
  children: ReactNode
}

/** One fact about an entry. */
export function Badge({ facet, value, children }: Props) {
  return (
    <span className={styles.badge} data-facet={facet} data-value={value}>
      {children}
    </span>
  )
}
