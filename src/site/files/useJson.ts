import { useEffect, useState } from 'react'
import { withBase } from '../basePath'
import { fetchJson } from './fetchFile'

/** Data that is loaded when it is needed. */
interface JsonLoad<T> {
  /** Null until it is there. */
  data: T | null
  failed: boolean
  retry: () => void
}

/**
 * Loads data that only some readers need.
 *
 * @param source site path of a JSON file that this site's build has written
 * @param isWanted whether the data is needed by now
 * @returns the data when it is there, whether loading failed, and how to try again
 */
export function useJson<T>(source: string, isWanted = true): JsonLoad<T> {
  const [data, setData] = useState<T | null>(null)
  const [failed, setFailed] = useState(false)
  const isDue = isWanted && !failed

  useEffect(() => {
    if (!isDue) return
    let isCurrent = true
    fetchJson<T>(withBase(source)).then(
      (result) => {
        if (isCurrent) setData(result)
      },
      () => {
        if (isCurrent) setFailed(true)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isDue, source])

  return { data, failed, retry: () => setFailed(false) }
}
