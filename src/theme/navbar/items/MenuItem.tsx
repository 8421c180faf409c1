import { clsx } from 'clsx'
import { useId, useState } from 'react'
import type { CSSProperties } from 'react'
import type { NavbarMenuItem } from '../../../docs/types'
import { Link } from '../../../site/Link'
import { lazyPart } from '../../../site/lazy/lazyPart'
import { PartStatus } from '../../../site/lazy/PartStatus'
import { useModule } from '../../../site/lazy/useModule'
import { useHydrated } from '../../../site/useHydrated'
import { DrawerGroup } from '../../drawer/DrawerGroup'
import { useActiveSet } from '../../versions/useActiveSet'
import { docTarget } from '../docTarget'
import * as styles from '../Dropdown.module.css'
import type { NavbarComponentProps } from '../types'
import { useDropdown } from '../useDropdown'

/** Entries of a column; longer menus have several. */
const ROWS = 7

const loadEntries = lazyPart(() => import('../menu/MenuEntries'), 'menu')

/**
 * A menu of links with icons, whose content is loaded when somebody comes near it. Without scripts
 * it is a link to the page that it is about.
 */
export function MenuItem({ item, place, current }: NavbarComponentProps<NavbarMenuItem>) {
  const id = useId()
  const [isNear, setNear] = useState(false)
  const isHydrated = useHydrated()
  const { open, toggle, focusWanted, root } = useDropdown()
  const target = docTarget(item.hrefs, useActiveSet())
  const entries = useModule(loadEntries, isNear || open || place === 'drawer')
  const near = () => setNear(true)
  const content = entries.value ? <entries.value items={item.items} /> : null

  if (place === 'drawer') return <DrawerGroup label={item.label}>{content}</DrawerGroup>
  const mark = current || undefined
  return (
    <div className={styles.root} {...root} onPointerEnter={near} onFocus={near}>
      {isHydrated ? (
        <button
          type="button"
          className={styles.button}
          aria-expanded={open}
          aria-controls={id}
          aria-current={mark}
          onClick={toggle}
        >
          {item.label}
        </button>
      ) : (
        <Link className={styles.button} href={target?.href} aria-current={mark}>
          {item.label}
        </Link>
      )}
      {content ? (
        <ul
          id={id}
          ref={focusWanted}
          className={clsx(styles.menu, styles.columns)}
          style={{ '--rows': Math.min(ROWS, item.items.length) } as CSSProperties}
        >
          {content}
        </ul>
      ) : (
        open && (
          <div className={styles.menu}>
            <PartStatus {...entries} />
          </div>
        )
      )}
    </div>
  )
}
