/** Threads of the build. They run the compiled gatsby-node.ts, which looks at what they are for. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { Worker, isMainThread, workerData } from 'node:worker_threads'
import { gatsbyChanged } from './gatsbyInsides'

/** Where Gatsby puts the compiled gatsby-node.ts, below the folder of the site. */
const COMPILED = '.cache/compiled/gatsby-node.js'

/** What a thread is for, with what it needs to know. */
export interface ThreadTask {
  task: string
}

/**
 * @param root folder of the site
 * @param task what the thread is for
 * @returns the thread, started
 * @throws when Gatsby has put the code of the thread elsewhere
 */
export function startThread(root: string, task: ThreadTask): Worker {
  const file = path.join(root, COMPILED)
  if (!existsSync(file)) {
    const what = `Gatsby has not compiled gatsby-node.ts to ${COMPILED}`
    throw gatsbyChanged(what, 'src/gatsby/threads.ts')
  }
  return new Worker(file, { workerData: task, execArgv: [] })
}

/**
 * @param task a task
 * @returns what this thread was told, when it was started for the task
 */
export function threadTask<Task extends ThreadTask>(task: Task['task']): Task | undefined {
  const told = workerData as Partial<Task> | null
  return !isMainThread && told?.task === task ? (told as Task) : undefined
}
