import type { CreateDevServerArgs } from 'gatsby'
import { ICON_SHEET } from '../docs/iconSheet'
import { packRecords } from '../search/indexFile'
import { INDEX_FILE } from '../search/indexLocation'
import { allSearchRecords, readBuiltSite } from './builtDocs'
import type { NodeSource } from './builtDocs'
import type { SiteContext } from './docsSite'
import { entryFiles, entryIndexReader } from './entryIndex'
import { machineFiles } from './machineFiles'
import type { MdxNode } from './schema'
import { sidebarIcons } from './sidebarIcons'

interface JsonResponse {
  json: (body: unknown) => void
}

interface TextResponse {
  type: (type: string) => TextResponse
  send: (body: string) => void
}

/**
 * onCreateDevServer: answers the search index from the content as it is now; a build writes it
 * as a file.
 */
export function serveSearchIndex(args: CreateDevServerArgs, context: SiteContext): void {
  // Gatsby hands every hook its node API; the type of this hook leaves it out.
  const source = args as unknown as NodeSource
  args.app.get(`/${INDEX_FILE}`, (_request: unknown, response: JsonResponse) => {
    readBuiltSite(source, context).then(
      (site) => response.json(packRecords(allSearchRecords(site, context))),
      (error: unknown) => args.reporter.error('The search index cannot be made.', error as Error),
    )
  })
}

/** onCreateDevServer: answers the files about entries from the entries as they are now. */
export function serveEntryFiles(args: CreateDevServerArgs, { sources }: SiteContext): void {
  const { getNodesByType } = args as unknown as NodeSource
  const entryIndex = entryIndexReader(() => getNodesByType('Mdx') as MdxNode[], sources)
  for (const { key } of sources) {
    entryFiles(entryIndex(key)).forEach(([sitePath], place) => {
      args.app.get(sitePath, (_request: unknown, response: JsonResponse) =>
        response.json(entryFiles(entryIndex(key))[place]?.[1]),
      )
    })
  }
}

/** onCreateDevServer: answers the icons of the sidebar. */
export function serveSidebarIcons(args: CreateDevServerArgs, context: SiteContext): void {
  const source = args as unknown as NodeSource
  args.app.get(ICON_SHEET, (_request: unknown, response: TextResponse) => {
    readBuiltSite(source, context).then(
      ({ index }) => response.type('image/svg+xml').send(sidebarIcons(index, context.root).text),
      (error: unknown) => args.reporter.error('The icons cannot be read.', error as Error),
    )
  })
}

/** Routes of {@link machineFiles}. */
const MACHINE_FILE =
  /\/(?:llms(?:-full)?\.txt|api\/reference\.json|schemas\/[a-z]+\.json|[^/]+\.(?:md|xml))$/

/** onCreateDevServer: answers the files for programs from the content as it is now. */
export function serveMachineFiles(args: CreateDevServerArgs, context: SiteContext): void {
  const source = args as unknown as NodeSource
  args.app.get(
    MACHINE_FILE,
    ({ path }: { path: string }, response: TextResponse, next: () => void) => {
      readBuiltSite(source, context)
        .then((site) => machineFiles(source, site, context))
        .then(
          (files) => {
            const file = files.find(([sitePath]) => sitePath === path)
            if (!file) next()
            else response.type(path.endsWith('.json') ? 'json' : 'text/plain').send(file[1])
          },
          (error: unknown) => args.reporter.error(`${path} cannot be made.`, error as Error),
        )
    },
  )
}
