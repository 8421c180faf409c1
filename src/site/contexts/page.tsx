import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'
import type { DocSet, DocSetKey } from '../../docs/docSet'
import type { DocAlternates } from '../../docs/pageContext'
import type { SidebarList } from '../../docs/packedSidebar'
import type { DocPageData } from '../../docs/resolve/pageData'

/** What the frame around a page needs to know about it. */
export interface PageInfo {
  /** Route without the path prefix, no trailing slash. */
  route: string
  /** Doc set whose sidebar and labels apply: the doc's own, or the default one. */
  set: DocSet
  /** The doc on this page; missing on tag pages, the search page and the not-found page. */
  doc?: DocPageData
  /** Same doc in other versions and locales. */
  alternates?: DocAlternates
  /** What stands around the page in the long lists of the sidebar. */
  around?: readonly SidebarList[]
}

const PageInfoContext = createContext<PageInfo | null>(null)

/** Makes the page's facts available to the frame and to the body's components. */
export function PageInfoProvider({ value, children }: { value: PageInfo; children: ReactNode }) {
  return <PageInfoContext.Provider value={value}>{children}</PageInfoContext.Provider>
}

/**
 * The page that is shown.
 *
 * @throws when called outside of {@link PageInfoProvider}
 */
export function usePageInfo(): PageInfo {
  const info = useContext(PageInfoContext)
  if (info === null) {
    throw new Error(
      'usePageInfo was called outside of <PageInfoProvider>. Render the component inside the layout.',
    )
  }
  return info
}

/**
 * Key of a doc set in the site data.
 *
 * @param set locale and version
 */
export function docSetKey(set: DocSet): DocSetKey {
  return `${set.locale}/${set.version}`
}
