import type { ReactNode } from 'react'
import { usePageInfo } from '../../site/contexts/page'
import { lazyModule } from '../../site/lazy/lazyModule'
import { ModuleStatus } from '../../site/lazy/ModuleStatus'
import { useModule } from '../../site/lazy/useModule'
import { useLabels } from '../../site/useLabels'
import { MenuIcon } from './MenuIcon'
import * as styles from './MobileMenu.module.css'
import { useDrawer } from './useDrawer'

const loadDrawer = lazyModule(() => import('./Drawer'), 'menu')

/** The button that opens the drawer on narrow windows, and the drawer, loaded on first use. */
export function MobileMenu({ secondary }: { secondary: ReactNode | null }) {
  const { route } = usePageInfo()
  const label = useLabels()
  const [open, setOpen] = useDrawer(route)
  const drawer = useModule(loadDrawer, open)

  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-label={label('openMenu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void loadDrawer().catch(() => undefined)}
        onClick={() => setOpen(!open)}
      >
        <MenuIcon />
      </button>
      {open &&
        (drawer.value ? (
          <drawer.value secondary={secondary} onClose={() => setOpen(false)} />
        ) : (
          <div className={styles.status}>
            <ModuleStatus {...drawer} />
          </div>
        ))}
    </>
  )
}
