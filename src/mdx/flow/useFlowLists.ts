import { useEffect, useState } from 'react'
import type { FlowModel } from '../../effects/finder/pairing'
import { withBase } from '../../theme/Link'
import type { FlowLists } from './FlowLists'

interface Loaded {
  Lists: typeof FlowLists
  data: FlowModel
}

async function load(source: string): Promise<Loaded> {
  const [{ FlowLists }, response] = await Promise.all([
    import('./FlowLists'),
    // The name carries no hash: the browser asks whether its copy is still good.
    fetch(withBase(source), { cache: 'no-cache' }),
  ])
  if (!response.ok) throw new Error(`The flow file answered with status ${response.status}.`)
  return { Lists: FlowLists, data: (await response.json()) as FlowModel }
}

/**
 * Loads the names of the entries that go together, and the code that lists them.
 *
 * @param source site path of the flow file
 * @param isWanted whether the reader has asked
 * @returns what was loaded so far, whether that failed, and how to try again
 */
export function useFlowLists(source: string, isWanted: boolean) {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [failed, setFailed] = useState(false)
  const isDue = isWanted && loaded === null && !failed

  useEffect(() => {
    if (!isDue) return
    let isCurrent = true
    load(source).then(
      (result) => {
        if (isCurrent) setLoaded(result)
      },
      () => {
        if (isCurrent) setFailed(true)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isDue, source])

  return { Lists: loaded?.Lists, data: loaded?.data, failed, retry: () => setFailed(false) }
}
