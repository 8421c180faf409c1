import type { CheckReport } from '../../effects/checker/types'
import type { CheckAnswer, CheckRequest, CheckedConfig } from './checkMessages'

/** Checks configs, away from the page's own thread where that is possible. */
export interface CheckClient {
  /**
   * @param config a config and what is known about it
   * @throws when the checker or its reference cannot be loaded
   */
  check(config: CheckedConfig): Promise<CheckReport>
  /** Ends the worker. Checks that are under way are never answered. */
  close(): void
}

interface Pending {
  resolve(report: CheckReport): void
  reject(error: Error): void
}

/** The worker itself did not start; the page can still do its work. */
class WorkerFailed extends Error {}

function startWorker(): Worker | null {
  try {
    return new Worker(new URL('./checkWorker.ts', import.meta.url))
  } catch {
    return null
  }
}

/**
 * @param referenceUrl absolute address of the reference
 * @param worker the checker's worker; null where there are no workers
 */
export function createCheckClient(
  referenceUrl: string,
  worker: Worker | null = startWorker(),
): CheckClient {
  const pending = new Map<number, Pending>()
  let lastId = 0
  let failed = worker === null
  worker?.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => {
    const waiting = pending.get(data.id)
    pending.delete(data.id)
    if ('report' in data) waiting?.resolve(data.report)
    else waiting?.reject(new Error(data.error))
  })
  worker?.addEventListener('error', () => {
    failed = true
    for (const { reject } of pending.values()) reject(new WorkerFailed())
    pending.clear()
  })

  const checkThere = (config: CheckedConfig) =>
    new Promise<CheckReport>((resolve, reject) => {
      if (failed) return reject(new WorkerFailed())
      const request: CheckRequest = { id: ++lastId, referenceUrl, ...config }
      pending.set(request.id, { resolve, reject })
      worker?.postMessage(request)
    })

  const checkHere = async (config: CheckedConfig) => {
    const { runCheck } = await import('./runCheck')
    return runCheck({ referenceUrl, ...config })
  }

  return {
    check: (config) =>
      checkThere(config).catch((error: unknown) => {
        if (error instanceof WorkerFailed) return checkHere(config)
        throw error
      }),
    close: () => worker?.terminate(),
  }
}
