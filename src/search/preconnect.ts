import type { SearchSettings } from '../docs/siteData'

/**
 * @param settings search settings of the site data
 * @returns origins to which the page head should announce a connection; none for the embedded
 * engine, which stays on the site's own host
 */
export function searchPreconnectHosts(settings: SearchSettings): string[] {
  if (settings.engine === 'embedded') return []
  return [
    settings.host ? new URL(settings.host).origin : `https://${settings.appId}-dsn.algolia.net`,
  ]
}
