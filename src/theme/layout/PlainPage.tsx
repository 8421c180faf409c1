import type { ReactNode } from 'react'
import * as styles from './PlainPage.module.css'

/** A page outside of the docs: one column, with the left edge of all others. */
export function PlainPage({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>
}
