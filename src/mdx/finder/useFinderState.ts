import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { formatState, parseState } from '../../effects/finder/state'
import type { FinderState } from '../../effects/finder/state'
import { followSearch, readSearch, writeSearch } from './addressSearch'

/** Browsers allow only so many changes of the address; it follows after this many milliseconds. */
const DELAY = 200

/**
 * Keeps what the reader asks for in the address of the page. Typing replaces the newest entry of
 * the browser's history, everything else makes a new one.
 *
 * @returns the state; `type` changes its query, `settle` writes a typed query to the address now,
 *   and `choose` goes to another state
 */
export function useFinderState() {
  const search = useSyncExternalStore(followSearch, readSearch, () => '')
  const settled = useMemo(() => parseState(search), [search])
  /** What was typed since the address last changed. */
  const [typed, setTyped] = useState<string | null>(null)
  const state = useMemo<FinderState>(
    () => (typed === null ? settled : { ...settled, query: typed }),
    [settled, typed],
  )

  useEffect(() => {
    const forget = () => setTyped(null)
    window.addEventListener('popstate', forget)
    return () => window.removeEventListener('popstate', forget)
  }, [])

  const settle = useCallback(() => {
    if (typed !== null) writeSearch(formatState({ ...settled, query: typed }), 'replace')
    setTyped(null)
  }, [settled, typed])

  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => {
      writeSearch(formatState({ ...settled, query: typed }), 'replace')
    }, DELAY)
    return () => clearTimeout(timer)
  }, [settled, typed])

  const choose = useCallback((next: FinderState) => {
    writeSearch(formatState(next), 'push')
    setTyped(null)
  }, [])

  return { state, type: setTyped, settle, choose }
}
