import { callWorker } from '../site/worker/callWorker'
import type { PagePreview } from './preview'
import type { SearchClient, SearchResponse } from './types'
import type { PreviewQuestion, SearchQuestion } from './workerMessages'

const startWorker = () => new Worker(new URL('./worker.ts', import.meta.url))

/**
 * @param indexUrl absolute address of the index file
 * @param start starts the search worker
 * @returns a client of the embedded engine, which works in the worker
 */
export function createEmbeddedClient(indexUrl: string, start = startWorker): SearchClient {
  // Each question has its own kind of answer, which the worker's messages do not tell apart.
  const worker = callWorker<SearchQuestion | PreviewQuestion, unknown>(start)
  return {
    async search(query, { signal, ...options } = {}) {
      const response = await worker.ask({ indexUrl, query, options })
      signal?.throwIfAborted()
      return response as SearchResponse
    },
    async preview(place) {
      return (await worker.ask({ indexUrl, preview: place })) as PagePreview | null
    },
  }
}
