import type { NewsName } from '../../docs/componentNames'
import type { Registered } from '../registry'
import { WhatsNew } from './WhatsNew'

/** The list of what is new. */
export const NEWS_COMPONENTS: Record<NewsName, Registered> = {
  WhatsNew: { component: WhatsNew },
}
