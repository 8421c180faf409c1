import { useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { usePageInfo } from '../contexts/page'
import { useLabels } from '../useLabels'
import type { DrawerProps } from './Drawer'
import { MenuIcon } from './MenuIcon'
import * as styles from './MobileMenu.module.css'
import { useDrawer } from './useDrawer'

const loadDrawer = () => import('./Drawer')

/** The button that opens the drawer on narrow windows, and the drawer, loaded on first use. */
export function MobileMenu({ secondary }: { secondary: ReactNode | null }) {
  const { route } = usePageInfo()
  const label = useLabels()
  const [open, setOpen] = useDrawer(route)
  const [drawer, setDrawer] = useState<{ Drawer: ComponentType<DrawerProps> } | null>(null)

  function show() {
    setOpen(true)
    // The next press tries again.
    loadDrawer().then(setDrawer, () => setOpen(false))
  }

  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-label={label('openMenu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void loadDrawer().catch(() => undefined)}
        onClick={show}
      >
        <MenuIcon />
      </button>
      {open && drawer && <drawer.Drawer secondary={secondary} onClose={() => setOpen(false)} />}
    </>
  )
}
