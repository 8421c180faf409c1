import type { CheckReport } from '../../effects/checker/types'
import { callWorker } from '../../site/worker/callWorker'
import type { CheckQuestion, CheckedConfig } from './checkMessages'

/** Checks configs, away from the page's own thread. */
export interface CheckClient {
  /**
   * @param config a config and what is known about it
   * @throws when the checker or its reference cannot be loaded; TooLongError when the check does
   *   not come to an end
   */
  check(config: CheckedConfig): Promise<CheckReport>
  /** Ends the worker. Checks that are under way are never answered. */
  close(): void
}

/** Milliseconds for one config: the longest that may be opened takes a slow phone half of it. */
const LIMIT = 30_000

const startWorker = () => new Worker(new URL('./checkWorker.ts', import.meta.url))

/**
 * @param referenceUrl absolute address of the reference
 * @param start starts the checker's worker
 */
export function createCheckClient(referenceUrl: string, start = startWorker): CheckClient {
  const worker = callWorker<CheckQuestion, CheckReport | null>(start)
  return {
    check: async (config) => {
      // Loading may take as long as the network wants.
      await worker.ask({ referenceUrl })
      const report = await worker.ask({ referenceUrl, config }, LIMIT)
      if (report === null) throw new Error('The checker has not answered.')
      return report
    },
    close: () => worker.close(),
  }
}
