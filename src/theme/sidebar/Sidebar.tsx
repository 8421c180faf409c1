import { clsx } from 'clsx'
import { useCallback, useLayoutEffect, useRef } from 'react'
import { docSetKey, usePageInfo } from '../../site/contexts/page'
import { useLabels } from '../../site/useLabels'
import { reveal } from './reveal'
import * as styles from './Sidebar.module.css'
import { SidebarList } from './SidebarList'
import { useOpenBranches } from './useOpenBranches'
import { useShown } from './useShown'
import { useSidebar } from './useSidebar'

interface SidebarProps {
  /** `column` stands beside the page on wide screens, `drawer` fills the mobile menu. */
  variant?: 'column' | 'drawer'
}

/**
 * The tree of all docs. It has to stay mounted while pages change: its open branches and scroll
 * position live here.
 */
export function Sidebar({ variant = 'column' }: SidebarProps) {
  const label = useLabels()
  const { route, set } = usePageInfo()
  const { items, trail } = useSidebar()
  const [open, setOpen] = useOpenBranches(route, trail)
  const nav = useRef<HTMLElement>(null)
  const isShown = useShown(nav)
  // The drawer is there only while it is open.
  const complete = isShown || variant === 'drawer'

  const revealPage = useCallback(
    () => reveal(nav.current?.querySelector('[aria-current="page"]')),
    [],
  )
  useLayoutEffect(() => {
    // Before the next paint, but after the drawer around it has opened.
    const frame = requestAnimationFrame(revealPage)
    return () => cancelAnimationFrame(frame)
  }, [route, complete, revealPage])

  return (
    <nav
      ref={nav}
      aria-label={label('docsSidebar')}
      className={clsx(styles.sidebar, variant === 'column' ? styles.column : styles.drawer)}
    >
      <SidebarList
        items={items}
        path=""
        tree={{
          route,
          trail,
          open,
          setOpen,
          complete,
          setKey: docSetKey(set),
          onGrown: revealPage,
          label,
        }}
      />
    </nav>
  )
}
