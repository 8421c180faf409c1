import { useEffect, useState } from 'react'
import { isOutdated } from '../files/deployment'

/** Milliseconds after which loading counts as slow; before that a spinner would only flash. */
const SLOW = 300

/** Something that is loaded on use. */
export interface Loading<T> {
  /** Null while it is not there. */
  value: T | null
  isSlow: boolean
  /** Why it could not be loaded. */
  error: Error | null
  retry: () => void
}

/**
 * Loads code that only some readers need.
 *
 * @param load a dynamic import; the same function in each render
 * @param isWanted whether the code is needed by now; a failure is tried again when it is wanted
 *   anew
 * @returns the module and how loading goes
 */
export function useModule<T>(load: () => Promise<T>, isWanted: boolean): Loading<T> {
  // A function cannot be put into the state as it is.
  const [loaded, setLoaded] = useState<{ value: T } | null>(null)
  const [error, setError] = useState<Error | null>(null)
  const [isSlow, setSlow] = useState(false)
  const isDue = isWanted && loaded === null && error === null

  useEffect(() => {
    if (!isDue) return
    let isCurrent = true
    const timer = setTimeout(() => setSlow(true), SLOW)
    load().then(
      (value) => {
        if (isCurrent) setLoaded({ value })
      },
      (reason: unknown) => {
        console.warn(reason)
        if (isCurrent) setError(reason instanceof Error ? reason : new Error(String(reason)))
      },
    )
    return () => {
      isCurrent = false
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isDue, load])

  if (!isWanted && error !== null) setError(null)

  // What this page's scripts ask for may be gone since the site was deployed anew; another page
  // load gets those that are there, but must not take away what the reader has typed unasked.
  const retry = () =>
    void isOutdated().then((gone) => (gone ? window.location.reload() : setError(null)))

  return { value: loaded?.value ?? null, isSlow, error, retry }
}
