import { useEffect, useState, useSyncExternalStore } from 'react'
import { writeAddress } from '../../site/address/address'
import { readParameter, withParameter } from '../../site/address/parameters'
import { useAddress } from '../../site/address/useAddress'
import { chooseTab, readTab, subscribeToTabs } from './tabChoices'

/** What a row on its own shows, and what the address asked for when it came to show that. */
interface OwnChoice {
  value: string | null
  asked: string
}

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
  const [own, setOwn] = useState<OwnChoice>({ value: null, asked: '' })
  const shared = useSyncExternalStore(
    subscribeToTabs,
    () => (groupId === undefined ? null : readTab(groupId)),
    () => null,
  )

  const asked = useAddress(({ search }) =>
    parameter === undefined ? '' : readParameter(search, parameter),
  )
  if (asked !== own.asked) setOwn({ value: asked === '' ? own.value : asked, asked })
  useEffect(() => {
    if (asked !== '' && groupId !== undefined) chooseTab(groupId, asked)
  }, [asked, groupId])

  const choose = (value: string) => {
    if (groupId === undefined) setOwn({ value, asked })
    else chooseTab(groupId, value)
    if (parameter === undefined) return
    // A choice of tab is no step in the history.
    writeAddress({ search: withParameter(window.location.search, parameter, value) }, 'replace')
  }
  return [groupId === undefined ? own.value : shared, choose]
}
