import type { ReactNode } from 'react'
import { AnnouncementBar } from '../announcement/AnnouncementBar'
import { usePageInfo } from '../contexts/page'
import { Footer } from '../footer/Footer'
import { Navbar } from '../navbar/Navbar'
import { Sidebar } from '../sidebar/Sidebar'
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
  return (
    <>
      <SkipLink />
      <AnnouncementBar />
      <Navbar search={search} secondary={doc ? <Sidebar variant="drawer" /> : null} />
      <div className={doc ? styles.withSidebar : styles.plain}>
        {doc && (
          <aside className={styles.sidebar} data-print-hidden="">
            <Sidebar />
          </aside>
        )}
        <main id="main" className={styles.main}>
          {children}
        </main>
      </div>
      <Footer />
    </>
  )
}
