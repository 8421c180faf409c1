import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { chooseTab, readTab, subscribeToTabs } from './tabChoices'

/**
 * The value that a row of tabs should show.
 *
 * @param groupId group that shares and remembers the choice; undefined for a row on its own
 * @param parameter URL parameter that also holds the choice, if any
 * @returns the chosen value (null on the server, during hydration and before any choice) and a
 *   function that chooses another
 */
export function useTabChoice(
  groupId: string | undefined,
  parameter: string | undefined,
): [string | null, (value: string) => void] {
  const [own, setOwn] = useState<string | null>(null)
  const shared = useSyncExternalStore(
    subscribeToTabs,
    () => (groupId === undefined ? null : readTab(groupId)),
    () => null,
  )

  const keep = useCallback(
    (value: string) => (groupId === undefined ? setOwn(value) : chooseTab(groupId, value)),
    [groupId],
  )

  useEffect(() => {
    const asked =
      parameter !== undefined && new URLSearchParams(window.location.search).get(parameter)
    if (asked) keep(asked)
  }, [parameter, keep])

  const choose = (value: string) => {
    keep(value)
    if (parameter === undefined) return
    const url = new URL(window.location.href)
    url.searchParams.set(parameter, value)
    // The router's state stays; a choice of tab is no step in the history.
    window.history.replaceState(window.history.state, '', url)
  }
  return [groupId === undefined ? own : shared, choose]
}
