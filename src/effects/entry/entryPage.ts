import type { EntryFields } from './entry'

/** The page of an entry: what every file about entries is made of, each of the parts it needs. */
export interface EntryPage {
  entry: EntryFields
  route: string
  title: string
  /** One sentence. */
  description: string
  /** Further words by which readers look for it. */
  keywords: readonly string[]
}
