import { useId } from 'react'
import { Link } from '../../site/Link'
import { useHydrated } from '../../site/useHydrated'
import * as styles from './Dropdown.module.css'
import type { NavGroupProps } from './NavGroup'
import { useDropdown } from './useDropdown'

/** A button and the list of links that it shows (disclosure pattern, not on hover). */
export function Dropdown({ label, of, current, href, onNear, children }: NavGroupProps) {
  const id = useId()
  const { open, toggle, focusWanted, root } = useDropdown()
  const isHydrated = useHydrated()
  const head = {
    className: styles.button,
    'aria-current': current || undefined,
    children: (
      <>
        {of && <span className="visually-hidden">{`${of}: `}</span>}
        {label}
      </>
    ),
  }
  return (
    <div className={styles.root} {...root} onPointerEnter={onNear} onFocus={onNear}>
      {href !== undefined && !isHydrated ? (
        <Link href={href} {...head} />
      ) : (
        <button type="button" aria-expanded={open} aria-controls={id} onClick={toggle} {...head} />
      )}
      {children && (
        <ul id={id} ref={focusWanted} className={styles.menu}>
          {children}
        </ul>
      )}
    </div>
  )
}
