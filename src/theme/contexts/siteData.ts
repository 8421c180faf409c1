import { graphql, useStaticQuery } from 'gatsby'
import type { SiteData } from '../../docs/types'

/**
 * Facts about the whole site: navbar, footer, sidebars, versions, locales, search. One static
 * query, so that the browser fetches them once and no page carries a copy.
 *
 * @returns the site data made by gatsby-node (`src/docs/siteData.ts`)
 */
export function useSiteData(): SiteData {
  const { siteData } = useStaticQuery<{ siteData: SiteData }>(graphql`
    query SiteData {
      siteData
    }
  `)
  return siteData
}
