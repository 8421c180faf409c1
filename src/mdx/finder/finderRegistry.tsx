import type { FinderName } from '../../docs/componentNames'
import { REGISTRY } from '../registry'
import type { Registered, Registry } from '../registry'
import { EntryFinder } from './EntryFinder'

const FINDER: Record<FinderName, Registered> = {
  EntryFinder: { component: EntryFinder },
}

/** The components of the finder template: those of every page and the finder. */
export const FINDER_REGISTRY: Registry = { ...REGISTRY, ...FINDER }
