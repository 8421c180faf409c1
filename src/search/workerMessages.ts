import type { SearchOptions, SearchResponse } from './types'

/** What the page asks the worker; without a query it only loads the index. */
export interface WorkerRequest {
  id: number
  /** Absolute address of the index file. */
  indexUrl: string
  query: string
  options: SearchOptions
}

export type WorkerAnswer = { id: number } & ({ response: SearchResponse } | { error: string })
