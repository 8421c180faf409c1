import { useId } from 'react'
import * as styles from './Dropdown.module.css'
import type { NavGroupProps } from './NavGroup'
import { useDropdown } from './useDropdown'

/** A button and the list of links that it shows (disclosure pattern, not on hover). */
export function Dropdown({ label, of, current, children }: NavGroupProps) {
  const id = useId()
  const { open, toggle, root } = useDropdown()
  return (
    <div className={styles.root} {...root}>
      <button
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={id}
        aria-current={current || undefined}
        onClick={toggle}
      >
        {of && <span className="visually-hidden">{`${of}: `}</span>}
        {label}
      </button>
      <ul id={id} className={styles.menu}>
        {children}
      </ul>
    </div>
  )
}
