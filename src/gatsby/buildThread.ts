/**
 * A thread beside Gatsby, which works on one core while it makes nodes and while webpack makes the
 * bundles. It compiles docs, so that whoever needs one compiled finds it in the cache, and then makes
 * the files that do not depend on the bundles: by the time that pages are rendered they are there.
 */
import { readFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import type { Reporter } from 'gatsby'
import { mayHoldRareNames } from '../docs/componentNames'
import { readDocMeta } from '../docs/docMeta'
import { listFiles } from '../docs/listFiles'
import type { DocSetSource } from '../docs/siteConfig'
import { compileForLater } from './compiledDocs'
import type { SiteContext } from './docsSite'
import { isLeftOut } from './gatsbyConfig'
import { makeFiles } from './makeFiles'
import type { MadeFiles } from './makeFiles'
import { nodeSource } from './siteNodes'
import type { SiteNodes } from './siteNodes'
import { startThread, threadTask } from './threads'
import type { ThreadTask } from './threads'

/** Tells the thread what it is for. */
const TASK = 'compile docs, then make files'

interface Task extends ThreadTask {
  task: typeof TASK
  /** Whether docs are to be compiled: what a build before has kept is not compiled again. */
  compiles: boolean
}

/** What the thread tells. */
type Told =
  /** File of a doc that is compiled. */
  | { compiled: string }
  /** All docs that somebody may wait for are compiled. */
  | { allAwaited: true }
  | { made: MadeFiles }

/** What the thread is told: everything that the files are made of. */
interface Order {
  nodes: SiteNodes
}

/** The thread, as the build sees it. */
export interface BuildThread {
  /**
   * @param filePath file of a doc that may hold rare components
   * @returns when the thread has compiled it, or is not going to
   */
  doneWith: (filePath: string) => Promise<void>
  /**
   * Has it make files as soon as it has compiled all docs.
   *
   * @param nodes Gatsby's nodes
   * @returns what it has made
   * @throws what went wrong in the thread
   */
  makeFiles: (nodes: SiteNodes) => Promise<MadeFiles>
}

/**
 * Starts the thread. Docs that it cannot compile, or has not compiled by the time that the queries
 * ask for them, are left to these.
 *
 * @param root folder of the site
 * @param reporter is told when the thread fails
 * @param compiles whether docs are to be compiled
 * @returns the thread
 * @throws when Gatsby has put the code of the thread elsewhere
 */
export function startBuildThread(
  root: string,
  reporter: Pick<Reporter, 'warn'>,
  compiles: boolean,
): BuildThread {
  const task: Task = { task: TASK, compiles }
  const thread = startThread(root, task)
  const done = new Set<string>()
  const waiting = new Map<string, () => void>()
  let isOver = !compiles
  let ordered: { resolve: (made: MadeFiles) => void; reject: (error: Error) => void } | undefined
  const letAllGo = () => {
    isOver = true
    for (const go of waiting.values()) go()
    // What it compiles from here on is an offer: the build may end before.
    if (!ordered) thread.unref()
  }
  thread.on('message', (told: Told) => {
    if ('made' in told) ordered?.resolve(told.made)
    else if ('allAwaited' in told) letAllGo()
    else {
      done.add(told.compiled)
      waiting.get(told.compiled)?.()
    }
  })
  thread.on('exit', () => {
    letAllGo()
    ordered?.reject(new Error('The thread of the build ended before it had made its files.'))
  })
  thread.on('error', (error) => {
    if (ordered) ordered.reject(error)
    else reporter.warn(`Docs are not compiled ahead: ${error.message}`)
    letAllGo()
  })
  return {
    doneWith: (filePath) =>
      isOver || done.has(filePath)
        ? Promise.resolve()
        : new Promise((resolve) => waiting.set(filePath, resolve)),
    makeFiles: (nodes) =>
      new Promise((resolve, reject) => {
        ordered = { resolve, reject }
        thread.ref()
        thread.postMessage({ nodes } satisfies Order)
      }),
  }
}

const tell = (told: Told) => parentPort?.postMessage(told)

/**
 * Does what the thread is for, when this is the one that {@link startBuildThread} has started: compiles
 * all docs, and makes files when it is told what of. A development server asks for no files.
 *
 * @param context site config
 */
export async function runBuildThread(context: SiteContext): Promise<void> {
  const task = threadTask<Task>(TASK)
  if (!task) return
  const order = new Promise<Order>((resolve) => parentPort?.once('message', resolve))
  if (task.compiles) await compileAll(context)
  if (process.env.NODE_ENV !== 'production') {
    parentPort?.removeAllListeners('message')
    return
  }
  tell({ made: await makeFiles(nodeSource((await order).nodes), context) })
}

/**
 * Compiles the docs of the site: first those whose template follows from what is in them, which
 * are waited for. A development server leaves the others to the pages that are looked at.
 */
async function compileAll({ sources, config, root }: SiteContext): Promise<void> {
  const docs = sources.flatMap((source) =>
    docFiles(source).map((filePath) => ({
      source,
      filePath,
      raw: readFileSync(filePath, 'utf8'),
    })),
  )
  const isAwaited = ({ raw }: { raw: string }) => mayHoldRareNames(raw)
  const compile = async ({ source, filePath, raw }: (typeof docs)[number]) => {
    const { mainDocId } = config
    const { meta, problems, read } = readDocMeta({ raw, filePath, source, mainDocId, root })
    if (problems.length === 0 || source.adopted) await compileForLater(meta, raw, read)
  }
  for (const doc of docs.filter(isAwaited)) {
    await compile(doc)
    tell({ compiled: doc.filePath })
  }
  tell({ allAwaited: true })
  if (process.env.NODE_ENV !== 'production') return
  // The queries take docs from the start: whoever is late meets them in the middle.
  for (const doc of docs.filter((one) => !isAwaited(one)).reverse()) await compile(doc)
}

function docFiles({ folder }: DocSetSource): string[] {
  return listFiles(folder, (link) => isLeftOut(link, folder)).filter(
    (file) => /\.mdx?$/.test(file) && !isLeftOut(file, folder),
  )
}
