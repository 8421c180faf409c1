import type { SearchClient, SearchOptions, SearchResponse } from './types'
import type { WorkerAnswer, WorkerRequest } from './workerMessages'

type Ask = (query: string, options: SearchOptions) => Promise<SearchResponse>

interface Pending {
  resolve(response: SearchResponse): void
  reject(error: Error): void
}

/** The worker itself did not start; the main thread can still do its work. */
class WorkerFailed extends Error {}

function askWorker(worker: Worker, indexUrl: string): Ask {
  const pending = new Map<number, Pending>()
  let lastId = 0
  let failed = false
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
    const waiting = pending.get(data.id)
    pending.delete(data.id)
    if ('response' in data) waiting?.resolve(data.response)
    else waiting?.reject(new Error(data.error))
  })
  worker.addEventListener('error', () => {
    failed = true
    for (const { reject } of pending.values()) reject(new WorkerFailed())
    pending.clear()
  })
  return (query, options) =>
    new Promise((resolve, reject) => {
      if (failed) return reject(new WorkerFailed())
      const request: WorkerRequest = { id: ++lastId, indexUrl, query, options }
      pending.set(request.id, { resolve, reject })
      worker.postMessage(request)
    })
}

function askMainThread(indexUrl: string): Ask {
  return async (query, options) => {
    const { loadEngine } = await import('./loadEngine')
    return (await loadEngine(indexUrl)).search(query, options)
  }
}

function startWorker(): Worker | null {
  try {
    return new Worker(new URL('./worker.ts', import.meta.url))
  } catch {
    return null
  }
}

/**
 * @param indexUrl absolute address of the index file
 * @param worker the search worker; null where there are no workers
 * @returns a client of the embedded engine, in the worker if there is one and it starts
 */
export function createEmbeddedClient(
  indexUrl: string,
  worker: Worker | null = startWorker(),
): SearchClient {
  const here = askMainThread(indexUrl)
  const there = worker ? askWorker(worker, indexUrl) : here
  return {
    async search(query, { signal, ...options } = {}) {
      const response = await there(query, options).catch((error: unknown) => {
        if (error instanceof WorkerFailed) return here(query, options)
        throw error
      })
      signal?.throwIfAborted()
      return response
    },
  }
}
