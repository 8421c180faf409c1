import { useState } from 'react'
import { MAX_LEVEL, curvePoints } from '../../../docs/parts/curve'
import { formatNumber } from '../../../docs/parts/odds'
import type { CurveData, CurvePoint } from '../../../docs/parts/types'
import { ExpressionError, parseExpression } from '../../../expressions/parse'
import { findPlaceholders } from '../../../expressions/tokens'
import { fillLabel } from '../../../text/fillLabel'
import { useLabels } from '../../../site/useLabels'
import { ToolButton } from '../../tool/ToolButton'
import { GUIDE_LABELS } from '../../../docs/labels/guide'
import { Fault } from '../Fault'
import { Field } from '../Field'
import { CurveFigure } from './CurveFigure'
import { middlePoint } from './middlePoint'
import * as styles from './Curve.module.css'

interface Result {
  points: readonly CurvePoint[]
  fault?: ExpressionError
}

/** The curve with fields for the formula and the last level, and a mark that can be moved. */
export default function CurveLab(data: CurveData) {
  const { variable, min } = data
  const label = useLabels(GUIDE_LABELS)
  const [formula, setFormula] = useState(data.formula)
  const [maxText, setMax] = useState(String(data.max))
  const [chosen, setChosen] = useState<number>()
  const [shown, setShown] = useState(data.points)
  const max = Math.min(MAX_LEVEL, Math.max(min + 1, Math.trunc(Number(maxText)) || 0))
  const { points, fault } = compute(formula, variable, min, max, shown)

  const others = findPlaceholders(formula).filter((name) => name !== variable)

  /** While a formula cannot be read, the last curve stays. */
  const change = (nextFormula: string) => {
    setShown([...points])
    setFormula(nextFormula)
  }
  const cursor =
    chosen === undefined
      ? middlePoint(points)
      : points.reduce((best, point) =>
          Math.abs(point[0] - chosen) < Math.abs(best[0] - chosen) ? point : best,
        )
  const index = points.indexOf(cursor)
  return (
    <CurveFigure
      {...data}
      points={[...points]}
      cursor={cursor}
      bar={
        <div className={styles.bar}>
          <Field
            name={label('curveFormula')}
            value={formula}
            isWrong={fault !== undefined}
            onChange={change}
          />
          <Field
            type="number"
            min={min + 1}
            max={MAX_LEVEL}
            name={label('curveLastLevel')}
            value={maxText}
            onChange={setMax}
          />
          <ToolButton
            disabled={formula === data.formula && maxText === String(data.max)}
            onClick={() => {
              setFormula(data.formula)
              setMax(String(data.max))
              setChosen(undefined)
            }}
          >
            {label('reset')}
          </ToolButton>
          {/* Beside the formula: below the table it would be out of sight. */}
          <div role="status" className={styles.status}>
            {fault ? (
              <Fault source={formula} message={fault.message} start={fault.index} />
            ) : (
              others.length > 0 &&
              fillLabel(label('curveOthers'), { names: others.join(', '), variable })
            )}
          </div>
        </div>
      }
    >
      <input
        type="range"
        className={styles.slider}
        min={0}
        max={points.length - 1}
        value={index}
        aria-label={label('curveLevel')}
        aria-valuetext={fillLabel(label('curveReadout'), {
          level: cursor[0],
          value: formatNumber(cursor[1]),
        })}
        onChange={(event) => setChosen(points[Number(event.target.value)]?.[0])}
      />
    </CurveFigure>
  )
}

function compute(
  formula: string,
  variable: string,
  min: number,
  max: number,
  before: readonly CurvePoint[],
): Result {
  try {
    return { points: curvePoints(parseExpression(formula), variable, min, max) }
  } catch (error) {
    if (error instanceof ExpressionError) return { points: before, fault: error }
    throw error
  }
}
