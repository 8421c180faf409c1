import { useMemo } from 'react'
import type { FacetCounts } from '../../effects/finder/finder'
import type { FinderEntry } from '../../effects/finder/finderEntry'
import type { Chosen, Facet } from '../../effects/finder/state'
import { useLabels } from '../../site/useLabels'
import { FACET_LABELS } from './facetLabels'
import { FINDER_LABELS } from '../../docs/labels/finder'
import { PickField } from './PickField'

interface Props {
  entries: readonly FinderEntry[]
  /** Counts of the argument names. */
  names: FacetCounts
  chosen: Chosen
  change: (facet: Facet, value: string) => void
}

/** What may be typed, as ids have no other words. */
const EXAMPLES = { trigger: 'melee_attack', effect: 'give_money', argument: 'amount' }

/** The facets with hundreds of values: what goes together, and arguments. */
export function Picks({ entries, names, chosen, change }: Props) {
  const label = useLabels(FINDER_LABELS)
  const ids = useMemo(() => {
    const of = (kind: FinderEntry['kind']) =>
      [...new Set(entries.flatMap((entry) => (isUsable(entry, kind) ? entry.id : [])))].sort()
    return { trigger: of('trigger'), effect: of('effect') }
  }, [entries])
  const picks = [
    { facet: 'trigger', options: ids.trigger },
    { facet: 'effect', options: ids.effect },
    {
      facet: 'argument',
      options: [...names].flatMap(([name, count]) => (count > 0 ? name : [])).sort(),
    },
  ] as const
  return picks.map(({ facet, options }) => (
    <PickField
      key={facet}
      name={label(FACET_LABELS[facet])}
      example={EXAMPLES[facet]}
      hint={facet === 'trigger' ? label('finderTriggerHint') : undefined}
      options={options}
      pick={(value) => {
        if (!chosen[facet]?.includes(value)) change(facet, value)
      }}
    />
  ))
}

/** Only what can be in a config goes with something. */
function isUsable(entry: FinderEntry, kind: FinderEntry['kind']): boolean {
  return entry.kind === kind && entry.state !== 'removed' && entry.execution !== 'permanent'
}
