/**
 * Which filter has something to look at behind which trigger. The software never refuses such a
 * pair: most filters let everything through when their data is not there (facts:
 * `/effects/all-filters`), which is what readers want to know beforehand.
 */
import type { TriggerParameter } from '../docs/entry'
import type { FlowTrigger } from './dataFlow'

/** What is asked of a filter. */
export interface FlowFilter {
  id: string
  /** Data that it looks at. */
  needs: readonly TriggerParameter[]
  /** Ids of the triggers whose event it knows, for filters that look at the event itself. */
  triggers: readonly string[]
}

/** Data that is taken from the player or the victim where a trigger does not hand it over. */
const STANDS_IN: Partial<Record<TriggerParameter, readonly TriggerParameter[]>> = {
  ITEM: ['PLAYER', 'VICTIM'],
  LOCATION: ['PLAYER', 'VICTIM'],
  VELOCITY: ['PLAYER', 'VICTIM'],
}

/**
 * @param filter the filter
 * @param trigger the trigger
 * @returns whether the trigger hands over what the filter looks at
 */
export function hasDataFor(
  { needs, triggers }: FlowFilter,
  { id, offers }: Pick<FlowTrigger, 'id' | 'offers'>,
): boolean {
  if (triggers.includes(id)) return true
  // Every event is an EVENT, but such a filter knows only a few of them.
  if (needs.length === 0 || needs.includes('EVENT')) return false
  return needs.every((need) =>
    [need, ...(STANDS_IN[need] ?? [])].some((data) => offers.includes(data)),
  )
}
