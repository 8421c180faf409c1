import { useId, useState } from 'react'
import type { FinderState } from '../../effects/finder/state'
import type { VersionData } from '../../effects/versions/types'
import { useLabels } from '../../site/useLabels'
import { VersionChoice } from '../versions/VersionChoice'
import { FacetBox } from './FacetBox'
import { FACET_LABELS } from './facetLabels'
import { FINDER_LABELS } from '../../docs/labels/finder'
import * as styles from './VersionFacet.module.css'

interface Props {
  /** Null until they are there. */
  versions: VersionData | null
  /** Called when they are needed. */
  want: () => void
  state: FinderState
  choose: (state: FinderState) => void
}

/** Leaves out what the version on the reader's server does not have. */
export function VersionFacet({ versions, want, state, choose }: Props) {
  const label = useLabels(FINDER_LABELS)
  const hintId = useId()
  // An address may name several; a choice takes the place of all of them.
  const chosen = state.chosen.version ?? []
  const [value = ''] = chosen
  const [isOpen, setOpen] = useState(value !== '')
  const change = (next: string) => {
    const { version: _version, ...rest } = state.chosen
    choose({ ...state, chosen: next === '' ? rest : { ...rest, version: [next] } })
  }
  return (
    <FacetBox
      name={label(FACET_LABELS.version)}
      chosen={chosen.length}
      isOpen={isOpen}
      onToggle={(next) => {
        setOpen(next)
        if (next) want()
      }}
    >
      <div className={styles.fields}>
        <VersionChoice data={versions} value={value} onChange={change} describedBy={hintId} />
        <p id={hintId} className={styles.hint}>
          {label('finderVersionHint')}
        </p>
      </div>
    </FacetBox>
  )
}
