import type { SearchOptions } from './types'

/** What the page asks the worker; without a query it only loads the index. */
export interface SearchQuestion {
  /** Absolute address of the index file. */
  indexUrl: string
  query: string
  options: SearchOptions
}
