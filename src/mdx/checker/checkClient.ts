import type { CheckReport } from '../../effects/checker/types'
import { callWorker } from '../../site/worker/callWorker'
import type { CheckQuestion, CheckedConfig } from './checkMessages'

/** Checks configs, away from the page's own thread. */
export interface CheckClient {
  /**
   * @param config a config and what is known about it
   * @throws when the checker or its reference cannot be loaded
   */
  check(config: CheckedConfig): Promise<CheckReport>
  /** Ends the worker. Checks that are under way are never answered. */
  close(): void
}

const startWorker = () => new Worker(new URL('./checkWorker.ts', import.meta.url))

/**
 * @param referenceUrl absolute address of the reference
 * @param start starts the checker's worker
 */
export function createCheckClient(referenceUrl: string, start = startWorker): CheckClient {
  const worker = callWorker<CheckQuestion, CheckReport>(start)
  return {
    check: (config) => worker.ask({ referenceUrl, ...config }),
    close: () => worker.close(),
  }
}
