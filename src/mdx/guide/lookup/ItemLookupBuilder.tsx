import { useRef } from 'react'
import { useLabels } from '../../../site/useLabels'
import { GUIDE_LABELS } from '../../../docs/labels/guide'
import { lazyPart } from '../../../site/lazy/lazyPart'
import { PartStatus } from '../../../site/lazy/PartStatus'
import { useModule } from '../../../site/lazy/useModule'
import { useNear } from '../useNear'
import * as styles from './Lookup.module.css'

const loadLab = lazyPart(() => import('./LookupLab'), 'item lookup builder')

/** A form for item lookups that also takes written ones apart. */
export function ItemLookupBuilder() {
  const label = useLabels(GUIDE_LABELS)
  const place = useRef<HTMLDivElement>(null)
  const lab = useModule(loadLab, useNear(place))
  return (
    <div ref={place} className={styles.builder}>
      {lab.value ? (
        <lab.value />
      ) : (
        <>
          <p className={styles.needsScript}>{label('lookupNeedsScript')}</p>
          {lab.error ? (
            <PartStatus {...lab} />
          ) : (
            <span className={styles.loading}>{label('toolLoading')}</span>
          )}
        </>
      )}
    </div>
  )
}
