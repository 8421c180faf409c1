import type { ReactNode } from 'react'
import { usePageInfo } from '../contexts/page'
import { useLabels } from '../useLabels'
import { Drawer } from './Drawer'
import { MenuIcon } from './MenuIcon'
import * as styles from './MobileMenu.module.css'
import { useDrawer } from './useDrawer'

/** The button that opens the drawer on narrow windows, and the drawer. */
export function MobileMenu({ secondary }: { secondary: ReactNode | null }) {
  const { route } = usePageInfo()
  const label = useLabels()
  const [open, setOpen] = useDrawer(route)
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-label={label('openMenu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <MenuIcon />
      </button>
      {open && <Drawer secondary={secondary} onClose={() => setOpen(false)} />}
    </>
  )
}
