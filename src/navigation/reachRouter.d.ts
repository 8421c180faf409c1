import type { Context } from 'react'

/* What the router that Gatsby brings along exports without declaring it. */
declare module '@reach/router' {
  /** Where the reader is, to whatever is below. */
  export const LocationContext: Context<Pick<LocationContext, 'location'>>

  export interface History {
    /** Says that the page of the latest change is shown. */
    _onTransitionComplete: () => void
  }
}
