import { useCallback, useEffect, useState } from 'react'
import { settle, startFrom } from '../../effects/builder/availability'
import type { BuilderReference } from '../../effects/builder/reference'
import { formatState, parseState } from '../../effects/builder/state'
import type { BuilderState } from '../../effects/builder/state'
import { CHECKED_KINDS } from '../../effects/checker/reference'
import { useFragment } from '../../site/address/useFragment'
import { isPacked, packText, unpackText } from '../tool/packText'

/** Browsers allow only so many changes of the address; it follows after this many milliseconds. */
const DELAY = 300

/** `#effect=give_money` and the like: where the links of entry pages lead. */
async function readFragment(
  fragment: string,
  reference: BuilderReference,
): Promise<BuilderState | null> {
  const shared = await unpackText(fragment)
  if (shared !== null) {
    const state = parseState(shared, reference)
    return state && settle(state, reference)
  }
  const params = new URLSearchParams(fragment.slice(1))
  const kind = CHECKED_KINDS.find((name) => params.has(name))
  return kind ? startFrom(kind, params.get(kind) ?? '', reference) : null
}

/**
 * Keeps what is put together in the fragment of the page's address.
 *
 * @param reference all entries
 * @returns the state, null until the address has been read; whether that could not be read; how to
 *   change the state, and to start over
 */
export function useBuilderState(reference: BuilderReference) {
  const [state, setState] = useState<BuilderState | null>(null)
  const [isChanged, setChanged] = useState(false)
  const [isBroken, setBroken] = useState(false)

  const read = useCallback((fragment: string) => readFragment(fragment, reference), [reference])
  const writeFragment = useFragment(read, (found) => {
    setBroken(found === null && isPacked(location.hash))
    if (found === null && state !== null) return
    setState(found ?? startFrom('effect', '', reference))
    setChanged(false)
  })

  useEffect(() => {
    if (state === null || !isChanged) return
    let isCurrent = true
    const write = () =>
      void packText(formatState(state)).then((fragment) => {
        if (isCurrent) writeFragment(fragment)
      })
    const timer = setTimeout(write, DELAY)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [state, isChanged, writeFragment])

  const change = useCallback(
    (next: BuilderState) => {
      setState(settle(next, reference))
      setChanged(true)
      setBroken(false)
    },
    [reference],
  )

  return { state, isBroken, change, startOver: () => change(startFrom('effect', '', reference)) }
}
