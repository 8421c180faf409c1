import { gatsbyChanged, requireFrom } from './gatsbyInsides'

/** Gatsby's state machine of a development server that waits for changes. */
const WAITING = 'gatsby/dist/state-machines/waiting'

/** Milliseconds that Gatsby waits for further changed files after each one. */
const GATSBY_WAIT = '500'
/** Enough for files that are saved together; each later one starts the same anew. */
const WAIT = '60'

interface WaitingStates {
  states?: { batchingNodeMutations?: { after?: Record<string, unknown> } }
}

/**
 * onPreInit of a development server: has Gatsby begin with an edit at once, which takes longer than
 * to wait for a second file, and shows the first one half a second later.
 *
 * @param root folder of the site
 * @throws when Gatsby does not wait as it did
 */
export function shortenWait(root: string): void {
  const { waitingStates } = requireFrom(root)(WAITING) as {
    waitingStates?: WaitingStates
  }
  const state = waitingStates?.states?.batchingNodeMutations
  if (state?.after && WAIT in state.after) return
  if (!state?.after || !(GATSBY_WAIT in state.after)) {
    const what = `${WAITING} of Gatsby does not wait ${GATSBY_WAIT} ms for further changes any more`
    throw gatsbyChanged(what, 'src/gatsby/quickEdits.ts')
  }
  state.after = { [WAIT]: state.after[GATSBY_WAIT] }
}

/** Where Gatsby's development server makes a node that was kept back while it was at work. */
const KEPT_BACK = 'gatsby/dist/utils/call-deferred-api'

/** Makes the node and hands on to `resolve` what tells when its onCreateNode hooks are done. */
type MakeNode = (
  event: { resolve?: (result: unknown) => void },
  store: unknown,
) => Promise<void> | undefined

/** Gatsby's events, among them when it begins to run hooks and when none runs any more. */
const EVENTS = 'gatsby/dist/redux'

interface GatsbyEvents {
  on: (event: string, listener: () => void) => void
  off: (event: string, listener: () => void) => void
}

/**
 * onPreInit of a development server: has Gatsby wait until the nodes of changed files are whole.
 * It makes the pages without waiting for the onCreateNode hooks, and the page of a doc whose hook
 * took longer was gone until the next edit.
 *
 * @param root folder of the site
 * @throws when Gatsby makes these nodes elsewhere
 */
export function waitForNodes(root: string): void {
  const require = requireFrom(root)
  const module = require(KEPT_BACK) as { callRealApi?: MakeNode }
  const make = module.callRealApi
  if (typeof make !== 'function') {
    throw gatsbyChanged(`${KEPT_BACK} of Gatsby has no callRealApi`, 'src/gatsby/quickEdits.ts')
  }
  const { emitter } = require(EVENTS) as { emitter: GatsbyEvents }
  const hooksEnd = watchHooks(emitter)
  module.callRealApi = async (event, store) => {
    let hooks: unknown
    const resolve = (result: unknown) => {
      hooks = result
      event.resolve?.(result)
    }
    void make({ ...event, resolve }, store)
    // What fails in a hook is reported where it fails.
    await Promise.resolve(hooks).catch(() => undefined)
    // Those of the Mdx node go on: the plugin that makes it of the file does not wait for them.
    await hooksEnd()
  }
}

/**
 * @param emitter Gatsby's events
 * @returns a function that waits until no hook runs
 */
function watchHooks(emitter: GatsbyEvents): () => Promise<void> {
  let isRunning = false
  emitter.on('API_RUNNING_START', () => (isRunning = true))
  emitter.on('API_RUNNING_QUEUE_EMPTY', () => (isRunning = false))
  return () =>
    new Promise((resolve) => {
      if (!isRunning) {
        resolve()
        return
      }
      const end = () => {
        emitter.off('API_RUNNING_QUEUE_EMPTY', end)
        resolve()
      }
      emitter.on('API_RUNNING_QUEUE_EMPTY', end)
    })
}
