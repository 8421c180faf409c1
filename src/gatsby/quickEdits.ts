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
