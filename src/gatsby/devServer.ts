import type { Reporter } from 'gatsby'
import { ICON_SHEET } from '../docs/iconSheet'
import { PROBLEMS_PATH } from '../docs/problemsPath'
import { INDEX_FILES } from '../search/indexLocation'
import type { SplitIndex } from '../search/splitIndex'
import { indexFiles } from '../search/writeIndex'
import { allSearchRecords, readBuiltSite, readDocsIndex } from './builtDocs'
import type { NodeSource } from './builtDocs'
import type { SiteContext } from './docsSite'
import { entryFiles, entryIndexReader } from './entryIndex'
import { developReport } from './developProblems'
import { machineFiles } from './machineFiles'
import { problemsPage } from './problemsPage'
import { sidebarFiles } from './packedSidebars'
import type { MdxNode } from './schema'
import { sidebarIcons } from './sidebarIcons'

interface Response {
  headersSent: boolean
  status: (code: number) => Response
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
 * Answers a request by work that may fail at any of its steps: content changes under its feet.
 *
 * @param what it is, for the message when it fails
 * @param work ends with the answer
 */
function answerBy(
  { reporter }: Pick<DevServerArgs, 'reporter'>,
  response: Response,
  what: string,
  work: () => Promise<void> | void,
): void {
  // A promise from the start, so that what is thrown at once is caught as well.
  void Promise.resolve()
    .then(work)
    .catch((error: unknown) => {
      reporter.error(`${what} cannot be made.`, error as Error)
      if (!response.headersSent) response.status(500).type('text/plain').send(`${what} failed.`)
    })
}

/**
 * onCreateDevServer: answers the search index from the content as it is now; a build writes it
 * as files of their own.
 */
export function serveSearchIndex(args: DevServerArgs, context: SiteContext): void {
  for (const [part, file] of Object.entries(INDEX_FILES)) {
    args.app.get(`/${file}`, (_request, response) =>
      answerBy(args, response, 'The search index', async () => {
        const site = await readBuiltSite(args, context)
        const files = indexFiles(allSearchRecords(site, context))
        response.json(files[part as keyof SplitIndex])
      }),
    )
  }
}

/** onCreateDevServer: answers the files about entries from the entries as they are now. */
export function serveEntryFiles(args: DevServerArgs, { sources }: SiteContext): void {
  const entryIndex = entryIndexReader(() => args.getNodesByType('Mdx') as MdxNode[], sources)
  for (const { key } of sources) {
    entryFiles(entryIndex(key)).forEach(([sitePath], place) => {
      args.app.get(sitePath, (_request, response) =>
        answerBy(args, response, sitePath, () =>
          response.json(entryFiles(entryIndex(key))[place]?.[1]),
        ),
      )
    })
  }
}

/** onCreateDevServer: answers the icons of the sidebar. */
export function serveSidebarIcons(args: DevServerArgs, context: SiteContext): void {
  args.app.get(ICON_SHEET, (_request, response) =>
    answerBy(args, response, 'The icons of the sidebar', () => {
      const { text } = sidebarIcons(readDocsIndex(args, context), context.root)
      response.type('image/svg+xml').send(text)
    }),
  )
}

/** onCreateDevServer: answers the long lists of the sidebars. */
export function serveSidebarLists(args: DevServerArgs, context: SiteContext): void {
  args.app.get(/^\/sidebars\/.+\.json$/, ({ path }, response, next) =>
    answerBy(args, response, path, () => {
      const files = new Map(sidebarFiles(readDocsIndex(args, context), context.root))
      const text = files.get(path)
      if (text === undefined) next()
      else response.type('json').send(text)
    }),
  )
}

/** Routes of {@link machineFiles}. */
const MACHINE_FILE =
  /\/(?:llms(?:-full)?\.txt|api\/reference\.json|schemas\/(?:files\/)?[a-z_-]+\.json|[^/]+\.(?:md|xml))$/

/** onCreateDevServer: answers the files for programs from the content as it is now. */
export function serveMachineFiles(args: DevServerArgs, context: SiteContext): void {
  args.app.get(MACHINE_FILE, ({ path }, response, next) =>
    answerBy(args, response, path, async () => {
      const files = machineFiles(args, await readBuiltSite(args, context), context)
      const file = files.find(([sitePath]) => sitePath === path)
      if (!file) next()
      else response.type(path.endsWith('.json') ? 'json' : 'text/plain').send(file[1])
    }),
  )
}

/** onCreateDevServer: answers the list of everything that is wrong in the content. */
export function serveProblems(args: DevServerArgs, context: SiteContext): void {
  args.app.get(PROBLEMS_PATH, (_request, response) =>
    answerBy(args, response, 'The list of problems', async () => {
      const page = problemsPage(await developReport(args, context))
      response.type('text/html').send(page)
    }),
  )
}
