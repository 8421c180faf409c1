/**
 * The last change of all pages, in a thread of its own: it reads and writes every page of the site,
 * and the files for programs can be made meanwhile.
 */
import { joinScripts } from './bootScript'
import { withPolicy } from './contentPolicy'
import type { Policy } from './contentPolicy'
import { flattenPages } from './flatPages'
import { startThread, threadTask } from './threads'
import type { ThreadTask } from './threads'

/** What the thread is told. */
interface Task extends ThreadTask {
  task: 'finish pages'
  /** Folder of the built site. */
  publicDir: string
  /** Every route that has a page. */
  routes: readonly string[]
  /** Path prefix of the site, empty at the root. */
  pathPrefix: string
  policy: Policy
}

/**
 * Starts the thread.
 *
 * @param root folder of the site
 * @param task what it needs to know
 * @returns settles when all pages are as they are published
 * @throws what went wrong with a page
 */
export function finishPages(root: string, task: Omit<Task, 'task'>): Promise<void> {
  const told: Task = { ...task, task: 'finish pages' }
  const thread = startThread(root, told)
  return new Promise((resolve, reject) => {
    thread.once('error', reject)
    thread.once('exit', () => resolve())
  })
}

/** Does the work, when this is the thread that {@link finishPages} has started. */
export async function finishPagesInThread(): Promise<void> {
  const task = threadTask<Task>('finish pages')
  if (!task) return
  const { publicDir, routes, pathPrefix, policy } = task
  await flattenPages(publicDir, routes, pathPrefix, (html) => withPolicy(joinScripts(html), policy))
}
