import { useEffect, useState } from 'react'
import type { FlowModel } from '../../effects/finder/pairing'
import { withBase } from '../../theme/Link'

async function fetchFlow(source: string): Promise<FlowModel> {
  // The name carries no hash: the browser asks whether its copy is still good.
  const response = await fetch(withBase(source), { cache: 'no-cache' })
  if (!response.ok) throw new Error(`The flow file answered with status ${response.status}.`)
  return (await response.json()) as FlowModel
}

/**
 * Loads the entries that take part in the flow of data.
 *
 * @param source site path of the flow file
 * @returns the entries when they are there, whether loading failed, and how to try again
 */
export function useFlowData(source: string) {
  const [data, setData] = useState<FlowModel | null>(null)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    if (failed) return
    let isCurrent = true
    fetchFlow(source).then(
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
  }, [failed, source])

  return { data, failed, retry: () => setFailed(false) }
}
