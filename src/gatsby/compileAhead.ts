/**
 * Compiles docs in a thread of its own while webpack makes the bundles, for which one core is
 * enough. The queries, which need the compiled docs, then find them in the cache.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { Worker, isMainThread, workerData } from 'node:worker_threads'
import type { Reporter } from 'gatsby'
import { readDocMeta } from '../docs/docMeta'
import type { DocSetSource } from '../docs/siteConfig'
import { compileForLater } from './compiledDocs'
import type { SiteContext } from './docsSite'
import { isPartial } from './gatsbyConfig'
import { gatsbyChanged } from './gatsbyInsides'

/** Where Gatsby puts the compiled gatsby-node.ts, which is what the thread runs. */
const COMPILED = '.cache/compiled/gatsby-node.js'

/** Tells the thread what it is for. */
const TASK = 'compile docs ahead'

/**
 * onPreExtractQueries of a build: starts the thread. It does not keep the build from ending, and
 * what it has not compiled by the time it is asked for, or cannot compile, is left to the queries.
 *
 * @param root folder of the site
 * @param reporter is told when the thread fails
 */
export function startCompileThread(root: string, reporter: Pick<Reporter, 'warn'>): void {
  const file = path.join(root, COMPILED)
  if (!existsSync(file)) {
    const what = `Gatsby has not compiled gatsby-node.ts to ${COMPILED}`
    throw gatsbyChanged(what, 'src/gatsby/compileAhead.ts')
  }
  const thread = new Worker(file, { workerData: TASK, execArgv: [] })
  thread.on('error', ({ message }) => {
    reporter.warn(`Docs are not compiled ahead: ${message}`)
  })
  thread.unref()
}

/** @returns whether this is the thread that {@link startCompileThread} has started */
export function isCompileThread(): boolean {
  return !isMainThread && workerData === TASK
}

/**
 * Compiles every doc of the site.
 *
 * @param context site config
 */
export async function compileAll({ sources, config, root }: SiteContext): Promise<void> {
  const files = sources.flatMap((source) => docFiles(source).map((file) => [source, file] as const))
  // The queries take docs from the start: whoever is late meets them in the middle.
  for (const [source, filePath] of files.reverse()) {
    const raw = readFileSync(filePath, 'utf8')
    const { mainDocId } = config
    const { meta, problems, read } = readDocMeta({ raw, filePath, source, mainDocId, root })
    if (problems.length === 0) await compileForLater(meta, raw, read)
  }
}

function docFiles({ folder }: DocSetSource): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.mdx?$/.test(name) && !isPartial(name))
    .sort()
    .map((name) => path.join(folder, name))
}
