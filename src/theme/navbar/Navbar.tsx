import type { ReactNode } from 'react'
import { ColorModeToggle } from '../colorMode/ColorModeToggle'
import { useSiteData } from '../../site/contexts/siteData'
import { MobileMenu } from '../drawer/MobileMenu'
import { useLabels } from '../../site/useLabels'
import { useRememberVersion } from '../versions/useRememberVersion'
import { Brand } from './Brand'
import * as styles from './Navbar.module.css'
import { NavbarList } from './NavbarList'
import { useCurrentItem } from './useCurrentItem'

interface NavbarProps {
  /** What stands in the place of the search item. */
  search: ReactNode
  /** The docs sidebar, as the drawer's second panel. */
  secondary: ReactNode | null
}

/** The bar at the top of every page. */
export function Navbar({ search, secondary }: NavbarProps) {
  const { navbar, colorMode } = useSiteData()
  const label = useLabels()
  useRememberVersion()
  const current = useCurrentItem(secondary !== null)
  const side = (position: 'left' | 'right') => navbar.filter((item) => item.position === position)
  return (
    <header className={styles.bar}>
      <MobileMenu secondary={secondary} />
      <Brand />
      <nav className={styles.nav} aria-label={label('mainNavigation')}>
        <NavbarList
          className={styles.list}
          place="bar"
          search={search}
          items={side('left')}
          current={current}
        />
        <NavbarList
          className={styles.list}
          place="bar"
          search={search}
          items={side('right')}
          current={current}
          last={!colorMode.disableSwitch && <ColorModeToggle />}
        />
      </nav>
    </header>
  )
}
