import type { EntryMeta } from '../../docs/entry'
import { pairing } from '../../effects/finder/pairing'
import type { FlowModel } from '../../effects/finder/pairing'

/** An entry that goes with another one. */
export interface FlowPartner {
  id: string
  href: string
  /** Ids of mutators of which one is needed; none when it goes as it is. */
  mutators: string[]
}

/**
 * @param entry a trigger or a triggered effect
 * @param data all entries that take part in the flow of data
 * @returns the effects that the trigger drives, or the triggers that drive the effect; those that
 *   need a mutator last
 */
export function flowPartners(
  { kind, id, needs = [], offers = [] }: Pick<EntryMeta, 'kind' | 'id' | 'needs' | 'offers'>,
  { triggers, effects, mutators }: FlowModel,
): FlowPartner[] {
  const pairs =
    kind === 'trigger'
      ? effects.map((effect) => ({
          other: effect,
          helping: pairing([{ id, offers }], [effect], mutators),
        }))
      : triggers.map((trigger) => ({
          other: trigger,
          helping: pairing([trigger], [{ id, needs, permanent: false }], mutators),
        }))
  return pairs
    .flatMap(({ other, helping }) =>
      helping ? [{ id: other.id, href: other.href, mutators: helping }] : [],
    )
    .sort((a, b) => Number(a.mutators.length > 0) - Number(b.mutators.length > 0))
}
