import type { CheckReport } from '../../effects/checker/types'
import { callWorker } from '../../site/worker/callWorker'
import type { CheckQuestion } from './checkMessages'

/** Checks configs, away from the page's own thread. */
export interface CheckClient {
  /**
   * @param text YAML
   * @param file path of the config, if it is known
   * @throws when the checker or its reference cannot be loaded
   */
  check(text: string, file?: string): Promise<CheckReport>
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
    check: (text, file) => worker.ask({ referenceUrl, text, file }),
    close: () => worker.close(),
  }
}
