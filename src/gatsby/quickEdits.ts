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

/**
 * onPreInit of a development server: has Gatsby wait until the nodes of changed files are whole.
 * It makes the pages without waiting for the onCreateNode hooks, and the page of a doc whose hook
 * took longer was gone until the next edit.
 *
 * @param root folder of the site
 * @throws when Gatsby makes these nodes elsewhere
 */
export function waitForNodes(root: string): void {
  const module = requireFrom(root)(KEPT_BACK) as { callRealApi?: MakeNode }
  const make = module.callRealApi
  if (typeof make !== 'function') {
    throw gatsbyChanged(`${KEPT_BACK} of Gatsby has no callRealApi`, 'src/gatsby/quickEdits.ts')
  }
  module.callRealApi = (event, store) => {
    let hooks: unknown
    const resolve = (result: unknown) => {
      hooks = result
      event.resolve?.(result)
    }
    void make({ ...event, resolve }, store)
    // What fails in a hook is reported where it fails.
    return Promise.resolve(hooks).then(
      () => undefined,
      () => undefined,
    )
  }
}
