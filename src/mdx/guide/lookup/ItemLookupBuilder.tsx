import { useRef } from 'react'
import { useLabels } from '../../../site/useLabels'
import { GUIDE_LABELS } from '../../../docs/labels/guide'
import { lazyModule } from '../../../site/lazy/lazyModule'
import { ModuleStatus } from '../../../site/lazy/ModuleStatus'
import { useModule } from '../../../site/lazy/useModule'
import { useNear } from '../useNear'
import * as styles from './Lookup.module.css'

const loadLab = lazyModule(() => import('./LookupLab'), 'item lookup builder')

/** A form for item lookups that also takes written ones apart. */
export function ItemLookupBuilder() {
  const label = useLabels(GUIDE_LABELS)
  const place = useRef<HTMLDivElement>(null)
  const lab = useModule(loadLab, useNear(place))
  return (
    <div ref={place} data-near="" className={styles.builder}>
      {lab.value ? (
        <lab.value />
      ) : (
        <>
          <p className={styles.needsScript}>{label('lookupNeedsScript')}</p>
          {lab.error ? (
            <ModuleStatus {...lab} />
          ) : (
            <span className={styles.loading}>{label('toolLoading')}</span>
          )}
        </>
      )}
    </div>
  )
}
