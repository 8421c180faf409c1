import { EntryList } from './entry/EntryList'
import { EffectFlow } from './home/EffectFlow'
import type { LandingName } from '../docs/componentNames'
import type { Registered } from './registry'

/** Lists and pictures of a few pages. */
export const LANDING_COMPONENTS: Record<LandingName, Registered> = {
  EntryList: { component: EntryList },
  EffectFlow: { component: EffectFlow },
}
