import type { SidebarList } from './packedSidebar'

/** Same doc in other versions and locales; only filled when the site has more than one. */
export interface DocAlternates {
  /** Version name to route. */
  versions: Record<string, string>
  /** Locale code to route. */
  locales: Record<string, string>
}

/** What createPage hands to every page of a doc set. */
export interface SetPageContext {
  route: string
  /** The page's neighbours in the long lists of the sidebar that it stands in. */
  around?: SidebarList[]
}

/** What createPage hands to the doc template. */
export interface DocPageContext extends SetPageContext {
  /** Id of the Mdx node. */
  mdxId: string
  alternates?: DocAlternates
  /** Changes with the texts that a lenient doc brings in. */
  partials?: string
}
