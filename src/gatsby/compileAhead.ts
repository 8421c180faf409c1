/**
 * Compiles docs in a thread of its own while Gatsby makes nodes and webpack makes the bundles, for
 * which one core is enough. Whoever needs the compiled docs then finds them in the cache.
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
import { startThread, threadTask } from './threads'

/** Tells the thread what it is for. */
const TASK = 'compile docs ahead'

/** What the thread says when all docs that somebody may wait for are compiled. */
const ALL_AWAITED = 'all awaited docs are compiled'

/** A thread that compiles docs. */
export interface CompileThread {
  /**
   * @param filePath file of a doc that may hold rare components
   * @returns when the thread has compiled it, or is not going to
   */
  doneWith: (filePath: string) => Promise<void>
}

/**
 * onPreBootstrap: starts the thread. What it cannot compile, or has not compiled by the time that
 * the queries ask for it, is left to them.
 *
 * @param root folder of the site
 * @param reporter is told when the thread fails
 * @returns the thread
 * @throws when Gatsby has put the code of the thread elsewhere
 */
export function startCompileThread(root: string, reporter: Pick<Reporter, 'warn'>): CompileThread {
  const thread = startThread(root, { task: TASK })
  const done = new Set<string>()
  const waiting = new Map<string, () => void>()
  let isOver = false
  const letAllGo = () => {
    isOver = true
    for (const go of waiting.values()) go()
    // What it compiles from here on is an offer: the build may end before.
    thread.unref()
  }
  thread.on('message', (name: string) => {
    if (name === ALL_AWAITED) letAllGo()
    done.add(name)
    waiting.get(name)?.()
  })
  thread.on('exit', letAllGo)
  thread.on('error', ({ message }) => {
    reporter.warn(`Docs are not compiled ahead: ${message}`)
    letAllGo()
  })
  return {
    doneWith: (filePath) =>
      isOver || done.has(filePath)
        ? Promise.resolve()
        : new Promise((resolve) => waiting.set(filePath, resolve)),
  }
}

/** @returns whether this is the thread that {@link startCompileThread} has started */
export function isCompileThread(): boolean {
  return threadTask(TASK) !== undefined
}

/**
 * Compiles the docs of the site: first those whose template follows from what is in them, which
 * are waited for. A development server leaves the others to the pages that are looked at.
 *
 * @param context site config
 */
export async function compileAll({ sources, config, root }: SiteContext): Promise<void> {
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
    parentPort?.postMessage(doc.filePath)
  }
  parentPort?.postMessage(ALL_AWAITED)
  if (process.env.NODE_ENV !== 'production') return
  // The queries take docs from the start: whoever is late meets them in the middle.
  for (const doc of docs.filter((one) => !isAwaited(one)).reverse()) await compile(doc)
}

function docFiles({ folder }: DocSetSource): string[] {
  return listFiles(folder, (link) => isLeftOut(link, folder)).filter(
    (file) => /\.mdx?$/.test(file) && !isLeftOut(file, folder),
  )
}
