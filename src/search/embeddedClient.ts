import { callWorker } from '../site/worker/callWorker'
import type { SearchClient, SearchResponse } from './types'
import type { SearchQuestion } from './workerMessages'

const startWorker = () => new Worker(new URL('./worker.ts', import.meta.url))

/**
 * @param indexUrl absolute address of the index file
 * @param start starts the search worker
 * @returns a client of the embedded engine, which works in the worker
 */
export function createEmbeddedClient(indexUrl: string, start = startWorker): SearchClient {
  const worker = callWorker<SearchQuestion, SearchResponse>(start)
  return {
    async search(query, { signal, ...options } = {}) {
      const response = await worker.ask({ indexUrl, query, options })
      signal?.throwIfAborted()
      return response
    },
  }
}
