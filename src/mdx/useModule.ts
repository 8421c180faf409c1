import { useEffect, useState } from 'react'

/**
 * Loads code that only some readers need. When that fails, the next time it is wanted tries again.
 *
 * @param load a dynamic import; the same function in each render
 * @param isWanted whether the code is needed by now
 * @returns the module, or null while it is not there
 */
export function useModule<T>(load: () => Promise<T>, isWanted: boolean): T | null {
  const [module, setModule] = useState<{ value: T } | null>(null)
  const isDue = isWanted && module === null

  useEffect(() => {
    if (!isDue) return
    let isCurrent = true
    load().then(
      (value) => {
        if (isCurrent) setModule({ value })
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [isDue, load])

  return module?.value ?? null
}
