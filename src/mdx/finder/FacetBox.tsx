import type { ReactNode } from 'react'
import * as styles from './FacetBox.module.css'

interface Props {
  name: string
  /** How many of its values are chosen. */
  chosen: number
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  children: ReactNode
}

/** A way to narrow the list down that opens and closes. */
export function FacetBox({ name, chosen, isOpen, onToggle, children }: Props) {
  return (
    <details
      className={styles.group}
      open={isOpen}
      onToggle={(event) => onToggle(event.currentTarget.open)}
    >
      <summary className={styles.name}>
        {name}
        {chosen > 0 && <span className={styles.chosen}>{chosen}</span>}
      </summary>
      {children}
    </details>
  )
}
