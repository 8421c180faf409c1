import { useState } from 'react'
import type { FacetCounts } from '../../effects/finder/finder'
import type { Facet } from '../../effects/finder/state'
import { useLabels } from '../../site/useLabels'
import { FacetBox } from './FacetBox'
import { FACET_LABELS, FACET_WORDS, valueLabel } from './facetLabels'
import * as styles from './FacetGroup.module.css'

interface Props {
  facet: Facet
  startsOpen: boolean
  counts: FacetCounts
  chosen?: readonly string[]
  change: (facet: Facet, value: string) => void
}

/** These few always stand in the order of the entries; the others are looked up by name. */
const OWN_ORDER: readonly Facet[] = ['kind', 'execution']

/** The values of a facet with what each would leave, to be ticked. */
export function FacetGroup({ facet, startsOpen, counts, chosen = [], change }: Props) {
  const label = useLabels(FACET_WORDS)
  const [isOpen, setOpen] = useState(startsOpen)
  const name = label(FACET_LABELS[facet])
  const hasOwnOrder = OWN_ORDER.includes(facet)
  const values = [...counts]
    .filter(([value, count]) => hasOwnOrder || count > 0 || chosen.includes(value))
    .map(([value, count]) => ({ value, count, text: valueLabel(label, facet, value) }))
  if (!hasOwnOrder) values.sort((a, b) => a.text.localeCompare(b.text, 'en'))
  if (values.length === 0) return null
  return (
    <FacetBox name={name} chosen={chosen.length} isOpen={isOpen} onToggle={setOpen}>
      <ul className={styles.values} aria-label={name}>
        {values.map(({ value, count, text }) => (
          <li key={value} data-kind={facet === 'kind' ? value : undefined}>
            <label className={styles.value}>
              <input
                type="checkbox"
                checked={chosen.includes(value)}
                disabled={count === 0 && !chosen.includes(value)}
                onChange={() => change(facet, value)}
              />
              <span className={styles.text}>{text}</span>
              <span className={styles.count}>{count}</span>
            </label>
          </li>
        ))}
      </ul>
    </FacetBox>
  )
}
