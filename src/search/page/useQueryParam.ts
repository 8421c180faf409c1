import { writeAddress } from '../../site/address/address'
import { readParameter, withParameter } from '../../site/address/parameters'
import { useAddress } from '../../site/address/useAddress'
import { useTyped } from '../../site/address/useTyped'
import { useHydrated } from '../../site/useHydrated'

const readQuery = ({ search }: Location) => readParameter(search, 'q')

/**
 * Keeps the query in `?q=`. A search that the reader starts is one entry of the browser's
 * history, not one for each letter: the first change adds an entry and the next ones, until the
 * search is sent or left, replace it.
 *
 * @returns what stands in the field, the settled query, and how to change both; the query is
 * null until the address was read
 */
export function useQueryParam() {
  const asked = useAddress(readQuery)
  const hydrated = useHydrated()
  const { text, type, settle } = useTyped(asked, (typed, hasFollowed) => {
    const search = withParameter(window.location.search, 'q', typed.trim())
    writeAddress({ search }, hasFollowed || asked === '' ? 'replace' : 'push')
  })
  return { text, query: hydrated ? asked.trim() : null, setText: type, submit: settle }
}
