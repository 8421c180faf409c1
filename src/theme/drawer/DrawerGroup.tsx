import type { NavGroupProps } from '../navbar/NavGroup'
import * as styles from './DrawerGroup.module.css'

/** A group of links in the drawer, which unfolds. */
export function DrawerGroup({ label, children }: NavGroupProps) {
  return (
    <details className={styles.group}>
      <summary>{label}</summary>
      <ul>{children}</ul>
    </details>
  )
}
