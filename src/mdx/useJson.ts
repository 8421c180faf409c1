import { useEffect, useState } from 'react'
import { withBase } from '../site/basePath'

/**
 * @param source site path of a JSON file that this site's build has written
 * @returns what stands in it
 * @throws when it cannot be loaded
 */
export async function fetchJson(source: string): Promise<unknown> {
  // The name carries no hash: the browser asks whether its copy is still good.
  const response = await fetch(withBase(source), { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${source} answered with status ${response.status}.`)
  return response.json()
}

/**
 * Loads data that only some readers need.
 *
 * @param source site path of a JSON file that this site's build has written
 * @param isWanted whether the data is needed by now
 * @returns the data when it is there, whether loading failed, and how to try again
 */
export function useJson<T>(source: string, isWanted = true) {
  const [data, setData] = useState<T | null>(null)
  const [failed, setFailed] = useState(false)
  const isDue = isWanted && !failed

  useEffect(() => {
    if (!isDue) return
    let isCurrent = true
    fetchJson(source).then(
      (result) => {
        // The build has written the file from this type.
        if (isCurrent) setData(result as T)
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
