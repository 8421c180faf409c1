import type { CreateDevServerArgs } from 'gatsby'
import { packRecords } from '../search/indexFile'
import { INDEX_FILE } from '../search/indexLocation'
import { allSearchRecords, readBuiltSite } from './builtDocs'
import type { NodeSource } from './builtDocs'
import type { SiteContext } from './docsSite'

/**
 * onCreateDevServer: answers the search index from the content as it is now; a build writes it
 * as a file.
 */
export function serveSearchIndex(args: CreateDevServerArgs, context: SiteContext): void {
  // Gatsby hands every hook its node API; the type of this hook leaves it out.
  const source = args as unknown as NodeSource
  args.app.get(
    `/${INDEX_FILE}`,
    (_request: unknown, response: { json: (body: unknown) => void }) => {
      readBuiltSite(source, context).then(
        (site) => response.json(packRecords(allSearchRecords(site, context))),
        (error: unknown) => args.reporter.error('The search index cannot be made.', error as Error),
      )
    },
  )
}
