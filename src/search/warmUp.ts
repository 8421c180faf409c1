import type { SearchSettings } from '../docs/siteData'

/**
 * Loads the search's client and, where the engine is this site's own, the engine, ahead of the first
 * query. What goes wrong shows when the reader really searches.
 *
 * @param settings search settings of the site data
 */
export function warmUp(settings: SearchSettings): void {
  import('./client').then(
    ({ warmUpSearch }) => warmUpSearch(settings),
    () => undefined,
  )
}
