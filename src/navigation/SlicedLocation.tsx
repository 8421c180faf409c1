import { LocationContext, globalHistory } from '@reach/router'
import { startTransition, useEffect, useState } from 'react'
import type { ReactNode } from 'react'

/**
 * Tells the router where the reader is. The router's own would have React render the next page in one
 * go, a frame later; this one lets it do so in slices, between which the browser can answer.
 */
export function SlicedLocation({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState({ location: globalHistory.location })
  useEffect(() => {
    // The router's `navigate` waits for that.
    globalHistory._onTransitionComplete()
    return globalHistory.listen(({ location }) => startTransition(() => setPlace({ location })))
  }, [place])
  return <LocationContext value={place}>{children}</LocationContext>
}
