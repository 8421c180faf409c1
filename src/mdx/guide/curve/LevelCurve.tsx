import { useRef } from 'react'
import type { CurveData } from '../../../docs/parts/types'
import { useLabels } from '../../../site/useLabels'
import { GUIDE_LABELS } from '../../../docs/labels/guide'
import { lazyModule } from '../../../site/lazy/lazyModule'
import { ModuleStatus } from '../../../site/lazy/ModuleStatus'
import { useModule } from '../../../site/lazy/useModule'
import { useNear } from '../useNear'
import { CurveFigure } from './CurveFigure'
import { middlePoint } from './middlePoint'
import * as styles from './Curve.module.css'

const loadLab = lazyModule(() => import('./CurveLab'), 'level curve')

/** A formula drawn over the levels; it can be changed once the code for it is there. */
export function LevelCurve(data: CurveData) {
  const label = useLabels(GUIDE_LABELS)
  const place = useRef<HTMLDivElement>(null)
  const lab = useModule(loadLab, useNear(place))
  return (
    <div ref={place} data-near="">
      {lab.value ? (
        <lab.value {...data} />
      ) : (
        <CurveFigure
          {...data}
          cursor={middlePoint(data.points)}
          bar={
            <div className={styles.bar}>
              <span className={styles.written}>
                <b>{label('curveFormula')}</b>
                <code>{data.formula}</code>
              </span>
              <span className={styles.written}>
                <b>{label('curveLastLevel')}</b>
                <code>{data.max}</code>
              </span>
            </div>
          }
        />
      )}
      <ModuleStatus {...lab} />
    </div>
  )
}
