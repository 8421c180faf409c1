import type { TriggerParameter } from '../entry/entry'
import type { ReferenceEntry } from './reference'

/**
 * Of the mutators that satisfy the check those that also find something to read in the game, the
 * plainest first. The dispatcher is always there and an event nearly so, but few of them help.
 *
 * @param mutators any of which makes a trigger fit an effect
 * @param offered data in front of them
 * @returns the likeliest first; those that find nothing only where all of them do
 */
export function advisable<T extends Pick<ReferenceEntry, 'args' | 'reads'>>(
  mutators: readonly T[],
  offered: ReadonlySet<TriggerParameter>,
): T[] {
  const weight = ({ args, reads }: T) =>
    (args ? 1 : 0) + (reads?.includes('EVENT') ? 2 : reads ? 0 : 2)
  const useful = mutators.filter(({ reads }) => !reads || reads.some((one) => offered.has(one)))
  return [...(useful.length > 0 ? useful : mutators)].sort((a, b) => weight(a) - weight(b))
}
