import { useCallback, useMemo } from 'react'
import { formatState, parseState } from '../../effects/finder/state'
import type { FinderState } from '../../effects/finder/state'
import { writeAddress } from '../../site/address/address'
import { useAddress } from '../../site/address/useAddress'
import { useTyped } from '../../site/address/useTyped'

/**
 * Keeps what the reader asks for in the address of the page. Typing replaces the newest entry of
 * the browser's history, everything else makes a new one.
 *
 * @returns the state; `type` changes its query, `settle` writes a typed query to the address now,
 *   and `choose` goes to another state
 */
export function useFinderState() {
  const search = useAddress((address) => address.search)
  const settled = useMemo(() => parseState(search), [search])
  const { text, type, settle, forget } = useTyped(settled.query, (query) =>
    writeAddress({ search: formatState({ ...settled, query }) }, 'replace'),
  )
  const state = useMemo<FinderState>(() => ({ ...settled, query: text }), [settled, text])

  const choose = useCallback(
    (next: FinderState) => {
      writeAddress({ search: formatState(next) }, 'push')
      forget()
    },
    [forget],
  )

  return { state, type, settle, choose }
}
