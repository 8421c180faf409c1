import type { ReactNode } from 'react'
import * as styles from './TaskList.module.css'

/** The most common tasks; holds `Task` elements. */
export function TaskList({ children }: { children?: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>
}
