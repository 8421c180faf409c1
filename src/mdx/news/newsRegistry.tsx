import type { NewsName } from '../../docs/componentNames'
import { REGISTRY } from '../registry'
import type { Registered, Registry } from '../registry'
import { WhatsNew } from './WhatsNew'

const NEWS: Record<NewsName, Registered> = {
  WhatsNew: { component: WhatsNew },
}

/** The components of the news template: those of every page and the list of what is new. */
export const NEWS_REGISTRY: Registry = { ...REGISTRY, ...NEWS }
