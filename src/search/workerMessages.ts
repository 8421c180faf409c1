import type { PreviewPlace } from './preview'
import type { SearchPagesFile } from './splitIndex'
import type { SearchOptions } from './types'

/** What the page asks the worker; without a query it only loads the index. */
export interface SearchQuestion {
  /** Absolute address of the file with the pages. */
  indexUrl: string
  query: string
  options: SearchOptions
}

/** Hands the worker what the page has fetched meanwhile; without it, the worker is only started. */
export interface SearchStart {
  /** Absolute address of the file with the pages. */
  indexUrl: string
  pages: SearchPagesFile | null
}

/** Asks the worker for a page in short. */
export interface PreviewQuestion {
  /** Absolute address of the file with the pages. */
  indexUrl: string
  preview: PreviewPlace
}
