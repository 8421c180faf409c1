import type { Context } from 'react'

declare module 'gatsby' {
  /** Results of static queries, by their hashes; Gatsby exports it without declaring it. */
  export const StaticQueryContext: Context<Record<string, unknown>>
}
