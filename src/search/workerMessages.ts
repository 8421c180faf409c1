import type { SearchOptions } from './types'

import type { PreviewPlace } from './preview'

/** What the page asks the worker; without a query it only loads the index. */
export interface SearchQuestion {
  /** Absolute address of the index file. */
  indexUrl: string
  query: string
  options: SearchOptions
}

/** Asks the worker for a page in short. */
export interface PreviewQuestion {
  /** Absolute address of the index file. */
  indexUrl: string
  preview: PreviewPlace
}
