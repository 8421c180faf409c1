import { useLayoutEffect, useRef, useState } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { DRAWER_LABELS } from '../../docs/labels/drawer'
import { ColorModeToggle } from '../colorMode/ColorModeToggle'
import { useSiteData } from '../../site/contexts/siteData'
import { Brand } from '../navbar/Brand'
import { NavbarList } from '../navbar/NavbarList'
import { useCurrentItem } from '../navbar/useCurrentItem'
import { useLabels } from '../../site/useLabels'
import { CloseIcon } from './CloseIcon'
import * as styles from './Drawer.module.css'

export interface DrawerProps {
  /** The docs sidebar; shown first when there is one. */
  secondary: ReactNode | null
  onClose: () => void
}

/**
 * The menu of narrow windows. A modal dialog brings the rest: the focus stays inside and returns
 * to the toggle, Escape closes, the page behind is inert.
 */
export default function Drawer({ secondary, onClose }: DrawerProps) {
  const { navbar, colorMode } = useSiteData()
  const label = useLabels(DRAWER_LABELS)
  const [inMain, setInMain] = useState(secondary === null)
  const current = useCurrentItem(secondary !== null)
  const dialog = useRef<HTMLDialogElement>(null)

  // Before the next frame, in which the sidebar scrolls to the page: a closed dialog has no size.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  function closeByPress({ target, currentTarget }: MouseEvent) {
    // The box is filled by its panel: a press on the dialog itself is one on the backdrop.
    if (target === currentTarget || (target as Element).closest('a')) onClose()
  }

  return (
    // Keys are the dialog's own matter: Escape closes it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label={label('menu')}
      onClose={onClose}
      onClick={closeByPress}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <button
            type="button"
            className={styles.close}
            aria-label={label('closeMenu')}
            onClick={onClose}
          >
            <CloseIcon />
          </button>
          <Brand />
          {!colorMode.disableSwitch && <ColorModeToggle />}
        </div>
        {secondary !== null && (
          // One button for both ways, so that it keeps the focus.
          <button type="button" className={styles.back} onClick={() => setInMain(!inMain)}>
            {inMain ? `${label('docsSidebar')} →` : `← ${label('backToMainMenu')}`}
          </button>
        )}
        {inMain ? (
          <nav key="main" className={styles.main} aria-label={label('mainNavigation')}>
            <NavbarList className={styles.list} place="drawer" items={navbar} current={current} />
          </nav>
        ) : (
          <div key="docs" className={styles.docs}>
            {secondary}
          </div>
        )}
      </div>
    </dialog>
  )
}
