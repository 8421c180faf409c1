/** What `node check-config.mjs` runs; `bundle.ts` puts the reference inside. */
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads'
import { checkFile } from './checkFile'
import type { Options } from './options'
import { runCommand } from './run'
import { referenceFor } from './toolData'
import type { ToolData } from './toolData'

/** {@link ToolData} as JSON. */
declare const __TOOL_DATA__: string

const data = JSON.parse(__TOOL_DATA__) as ToolData

const OLDEST_NODE = 20

async function run(): Promise<void> {
  const { stdout, stderr, env, versions } = process
  if (Number.parseInt(versions.node, 10) < OLDEST_NODE) {
    stderr.write(`This is Node ${versions.node}; check-config needs ${OLDEST_NODE} or newer.\n`)
    process.exitCode = 2
    return
  }
  // Who reads the output may have had enough of it: `| head`.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
  process.exitCode = await runCommand(data, {
    args: process.argv.slice(2),
    cwd: process.cwd(),
    env,
    stdout,
    stderr,
    start: ({ fix, versions }) =>
      new Worker(new URL(import.meta.url), { workerData: { fix, versions } }),
  })
}

function answer(): void {
  const { fix, versions } = workerData as Pick<Options, 'fix' | 'versions'>
  const cut = referenceFor(data, versions)
  if ('problem' in cut) throw new Error(cut.problem)
  parentPort?.on('message', (path: string) => {
    parentPort?.postMessage(checkFile(path, cut.reference, fix))
  })
}

if (isMainThread) await run()
else answer()
