import { useRef } from 'react'
import type { OddsData } from '../../../docs/parts/types'
import { useLabels } from '../../../site/useLabels'
import { GUIDE_LABELS } from '../../../docs/labels/guide'
import { lazyModule } from '../../../site/lazy/lazyModule'
import { ModuleStatus } from '../../../site/lazy/ModuleStatus'
import { useModule } from '../../../site/lazy/useModule'
import { useNear } from '../useNear'
import { OddsGrid } from './OddsGrid'
import * as styles from './Odds.module.css'

const loadLab = lazyModule(() => import('./OddsLab'), 'odds table')

/** Weights in, chances out; the weights can be changed once the code for it is there. */
export function OddsTable(data: OddsData) {
  const label = useLabels(GUIDE_LABELS)
  const place = useRef<HTMLDivElement>(null)
  const lab = useModule(loadLab, useNear(place))
  const values = Object.entries(data.placeholders)
  return (
    <div ref={place} data-near="">
      {lab.value ? (
        <lab.value {...data} />
      ) : (
        <OddsGrid
          rows={data.rows}
          values={
            values.length > 0 && (
              <div className={styles.values}>
                {label('exampleValues')}
                {values.map(([name, value]) => (
                  <code key={name} className={styles.value}>
                    {name} = {value}
                  </code>
                ))}
              </div>
            )
          }
          weight={({ weight }) => <code className={styles.written}>{weight}</code>}
        />
      )}
      <ModuleStatus {...lab} />
    </div>
  )
}
