import { clsx } from 'clsx'
import type { CountedFacet, Found } from '../../effects/finder/finder'
import type { FinderEntry } from '../../effects/finder/finderEntry'
import type { Facet, FinderState } from '../../effects/finder/state'
import { toggle } from '../../effects/finder/toggle'
import type { VersionData } from '../../effects/versions/types'
import { FINDER_LABELS } from '../../docs/labels/finder'
import { fillLabel } from '../../text/fillLabel'
import { useLabels } from '../../site/useLabels'
import { ToolButton } from '../tool/ToolButton'
import { FacetGroup } from './FacetGroup'
import { Picks } from './Picks'
import { VersionFacet } from './VersionFacet'
import * as styles from './FacetPanel.module.css'

interface Props {
  id: string
  /** On narrow screens the panel opens and closes; on wide ones it is always there. */
  isOpen: boolean
  state: FinderState
  counts: Found['counts']
  entries: readonly FinderEntry[]
  choose: (state: FinderState) => void
  /** Null until they are there; undefined where there is nothing to choose from. */
  versions?: VersionData | null
  wantVersions: () => void
  /** How many entries fit. */
  count: number
  /** Closes it where it covers the results. */
  close: () => void
}

/** Facets with few values, and whether their group is open at first. */
const GROUPS: [facet: CountedFacet, isOpen: boolean][] = [
  ['kind', true],
  ['execution', true],
  ['category', false],
  ['requires', false],
  ['needs', false],
  ['offers', false],
]

/** Every way to narrow the list down beside typing. */
export function FacetPanel({
  id,
  isOpen,
  state,
  counts,
  entries,
  choose,
  versions,
  wantVersions,
  count,
  close,
}: Props) {
  const label = useLabels(FINDER_LABELS)
  const change = (facet: Facet, value: string) =>
    choose({ ...state, chosen: toggle(state.chosen, facet, value) })
  return (
    // The key only closes what a button has opened.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      id={id}
      onKeyDown={({ key }) => key === 'Escape' && isOpen && close()}
      className={clsx(styles.panel, isOpen && styles.open)}
      aria-label={label('finderFilters')}
    >
      {GROUPS.map(([facet, startsOpen]) => (
        <FacetGroup
          key={facet}
          facet={facet}
          startsOpen={startsOpen}
          counts={counts[facet]}
          chosen={state.chosen[facet]}
          change={change}
        />
      ))}
      {versions !== undefined && (
        <VersionFacet versions={versions} want={wantVersions} state={state} choose={choose} />
      )}
      <Picks entries={entries} names={counts.argument} chosen={state.chosen} change={change} />
      <p className={styles.end}>
        <ToolButton isMain onClick={close}>
          {fillLabel(label(count === 1 ? 'finderShowOne' : 'finderShow'), { count })}
        </ToolButton>
      </p>
    </section>
  )
}
