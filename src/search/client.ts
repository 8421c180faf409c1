/** One way to search, whichever engine the site uses. */
import type { SearchSettings } from '../docs/siteData'
import { withBase } from '../site/basePath'
import { loadOnce } from '../site/files/loadOnce'
import { createEmbeddedClient } from './embeddedClient'
import { PAGES_FILE } from './indexLocation'
import type { SearchClient } from './types'

async function createClient(settings: SearchSettings): Promise<SearchClient> {
  if (settings.engine === 'algolia') {
    const { createHostedClient } = await import('./hostedClient')
    return createHostedClient(settings)
  }
  return createEmbeddedClient(new URL(withBase(`/${PAGES_FILE}`), window.location.href).href)
}

const sharedClient = loadOnce(createClient)

/**
 * The site's search client. The code of the hosted engine is loaded where that is in use.
 *
 * @param settings search settings of the site data
 * @returns the client; the same one for the whole visit
 */
export function getSearchClient(settings: SearchSettings): SearchClient {
  return {
    async search(query, options) {
      return (await sharedClient(settings)).search(query, options)
    },
    ...(settings.engine === 'embedded' && {
      async preview(place) {
        return (await (await sharedClient(settings)).preview?.(place)) ?? null
      },
    }),
  }
}

/**
 * Loads the engine ahead of the first query.
 *
 * @param settings search settings of the site data
 */
export function warmUpSearch(settings: SearchSettings): void {
  // The hosted service has nothing to load but the client's code, and counts every query.
  const warm =
    settings.engine === 'embedded' ? getSearchClient(settings).search('') : sharedClient(settings)
  // A failure shows when the reader really searches.
  warm.catch(() => undefined)
}
