import { graphql, useStaticQuery } from 'gatsby'
import { unpackSidebar } from '../../docs/packedSidebar'
import type { PackedSiteData } from '../../docs/packedSidebar'
import type { SiteData } from '../../docs/siteData'

/** Unpacked once, however many components ask. */
const unpacked = new WeakMap<PackedSiteData, SiteData>()

/**
 * Facts about the whole site: navbar, footer, sidebars, versions, locales, search. One static
 * query, so that the browser fetches them once and no page carries a copy.
 *
 * @returns the site data made by gatsby-node (`src/docs/siteData.ts`)
 * @throws when the build has made none
 */
export function useSiteData(): SiteData {
  const { siteData } = useStaticQuery<{ siteData: PackedSiteData | null }>(graphql`
    query SiteData {
      siteData
    }
  `)
  if (!siteData) throw new Error('The docs data is missing. Build the site again.')
  const known = unpacked.get(siteData)
  if (known) return known
  const sidebars = Object.fromEntries(
    Object.entries(siteData.sidebars).map(([key, items]) => [key, unpackSidebar(items)]),
  )
  const data = { ...siteData, sidebars }
  unpacked.set(siteData, data)
  return data
}
