import { EntryList } from './entry/EntryList'
import type { LandingName } from '../docs/componentNames'
import type { Registered } from './registry'

/** Lists of entries. */
export const LANDING_COMPONENTS: Record<LandingName, Registered> = {
  EntryList: { component: EntryList },
}
