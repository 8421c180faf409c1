import type { VersionData } from '../../docs/siteData'
import type { PageInfo } from '../../site/contexts/page'

/**
 * Where a version's link leads: to the same doc in that version, else to its main doc.
 *
 * @param version version to go to
 * @param page page that is shown
 * @param defaultLocale locale of the main doc when the page's locale has none
 */
export function versionHref(
  version: VersionData,
  { doc, set, route, alternates }: PageInfo,
  defaultLocale: string,
): string {
  if (doc && set.version === version.name) return route
  return (
    alternates?.versions[version.name] ??
    version.mainDoc[set.locale] ??
    version.mainDoc[defaultLocale] ??
    '/'
  )
}
