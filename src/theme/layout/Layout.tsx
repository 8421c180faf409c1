import type { ReactNode } from 'react'
import { AnnouncementBar } from '../announcement/AnnouncementBar'
import { usePageInfo } from '../../site/contexts/page'
import { Footer } from '../footer/Footer'
import { Navbar } from '../navbar/Navbar'
import { NavigationFailure } from '../navigation/NavigationFailure'
import { ProgressBar } from '../navigation/ProgressBar'
import { Sidebar } from '../sidebar/Sidebar'
import { useSidebar } from '../sidebar/useSidebar'
import { SkipLink } from '../skipLink/SkipLink'
import * as styles from './Layout.module.css'

interface LayoutProps {
  /** The search button of the navbar. */
  search: ReactNode
  children: ReactNode
}

/** The frame around every page. It stays mounted while pages change. */
export function Layout({ search, children }: LayoutProps) {
  const { doc } = usePageInfo()
  const { items, trail } = useSidebar()
  // Generated index pages are no docs, but have their place in the sidebar.
  const inDocs = doc !== undefined || trail.length > 0
  const hasSidebar = inDocs || items.length > 0
  return (
    <>
      <ProgressBar />
      <SkipLink />
      <AnnouncementBar />
      <Navbar search={search} secondary={inDocs ? <Sidebar variant="drawer" /> : null} />
      {/* On every page: the text begins at the same place wherever a reader goes. */}
      <div className={hasSidebar ? styles.withSidebar : styles.plain}>
        {hasSidebar && (
          <div className={styles.sidebar} data-print-hidden="">
            <Sidebar />
          </div>
        )}
        <main id="main" className={styles.main}>
          <NavigationFailure />
          {children}
        </main>
      </div>
      <Footer />
    </>
  )
}
