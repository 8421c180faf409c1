import type { Reporter } from 'gatsby'
import { ICON_SHEET } from '../docs/iconSheet'
import { packRecords } from '../search/indexFile'
import { INDEX_FILE } from '../search/indexLocation'
import { allSearchRecords, readBuiltSite, readDocsIndex } from './builtDocs'
import type { NodeSource } from './builtDocs'
import type { SiteContext } from './docsSite'
import { entryFiles, entryIndexReader } from './entryIndex'
import { machineFiles } from './machineFiles'
import type { MdxNode } from './schema'
import { sidebarIcons } from './sidebarIcons'

interface Response {
  json: (body: unknown) => void
  type: (type: string) => Response
  send: (body: string) => void
}

/** The part of the development server that is used here. */
interface DevApp {
  get: (
    path: string | RegExp,
    answer: (request: { path: string }, response: Response, next: () => void) => void,
  ) => void
}

/** Gatsby hands this hook its nodes, too; its own type leaves them out, and the server open. */
export interface DevServerArgs extends NodeSource {
  app: DevApp
  reporter: Reporter
}

/**
 * onCreateDevServer: answers the search index from the content as it is now; a build writes it
 * as a file.
 */
export function serveSearchIndex(args: DevServerArgs, context: SiteContext): void {
  args.app.get(`/${INDEX_FILE}`, (_request, response) => {
    readBuiltSite(args, context).then(
      (site) => response.json(packRecords(allSearchRecords(site, context))),
      (error: unknown) => args.reporter.error('The search index cannot be made.', error as Error),
    )
  })
}

/** onCreateDevServer: answers the files about entries from the entries as they are now. */
export function serveEntryFiles(args: DevServerArgs, { sources }: SiteContext): void {
  const entryIndex = entryIndexReader(() => args.getNodesByType('Mdx') as MdxNode[], sources)
  for (const { key } of sources) {
    entryFiles(entryIndex(key)).forEach(([sitePath], place) => {
      args.app.get(sitePath, (_request, response) =>
        response.json(entryFiles(entryIndex(key))[place]?.[1]),
      )
    })
  }
}

/** onCreateDevServer: answers the icons of the sidebar. */
export function serveSidebarIcons(args: DevServerArgs, context: SiteContext): void {
  args.app.get(ICON_SHEET, (_request, response) => {
    const { text } = sidebarIcons(readDocsIndex(args, context), context.root)
    response.type('image/svg+xml').send(text)
  })
}

/** Routes of {@link machineFiles}. */
const MACHINE_FILE =
  /\/(?:llms(?:-full)?\.txt|api\/reference\.json|schemas\/[a-z]+\.json|[^/]+\.(?:md|xml))$/

/** onCreateDevServer: answers the files for programs from the content as it is now. */
export function serveMachineFiles(args: DevServerArgs, context: SiteContext): void {
  args.app.get(MACHINE_FILE, ({ path }, response, next) => {
    readBuiltSite(args, context)
      .then((site) => machineFiles(args, site, context))
      .then(
        (files) => {
          const file = files.find(([sitePath]) => sitePath === path)
          if (!file) next()
          else response.type(path.endsWith('.json') ? 'json' : 'text/plain').send(file[1])
        },
        (error: unknown) => args.reporter.error(`${path} cannot be made.`, error as Error),
      )
  })
}
