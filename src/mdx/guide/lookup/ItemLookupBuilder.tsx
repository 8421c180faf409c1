import { useRef } from 'react'
import { useLabels } from '../../../theme/useLabels'
import { GUIDE_LABELS } from '../labels'
import { useModule } from '../../useModule'
import { useNear } from '../useNear'
import * as styles from './Lookup.module.css'

const loadLab = () => import('./LookupLab')

/** A form for item lookups that also takes written ones apart. */
export function ItemLookupBuilder() {
  const label = useLabels(GUIDE_LABELS)
  const place = useRef<HTMLDivElement>(null)
  const lab = useModule(loadLab, useNear(place))
  return (
    <div ref={place} className={styles.builder}>
      {lab ? (
        <lab.LookupLab />
      ) : (
        <>
          <p className={styles.needsScript}>{label('lookupNeedsScript')}</p>
          <span className={styles.loading}>{label('toolLoading')}</span>
        </>
      )}
    </div>
  )
}
