import type { FinderName } from '../../docs/componentNames'
import type { Registered } from '../registry'
import { EntryFinder } from './EntryFinder'

/** The list of all entries. */
export const FINDER_COMPONENTS: Record<FinderName, Registered> = {
  EntryFinder: { component: EntryFinder },
}
