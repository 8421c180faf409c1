import type { ReactNode } from 'react'
import { axisTicks, tablePoints } from '../../../docs/parts/axis'
import { formatCompact, formatNumber } from '../../../docs/parts/odds'
import type { CurveData, CurvePoint } from '../../../docs/parts/types'
import { fillLabel } from '../../../text/fillLabel'
import { useLabels } from '../../../site/useLabels'
import { GUIDE_LABELS } from '../../../docs/labels/guide'
import { Table } from '../../table/Table'
import * as styles from './Curve.module.css'

interface Props extends Pick<CurveData, 'label' | 'hasTotal' | 'points'> {
  /** Formula and last level, as text or as fields. */
  bar: ReactNode
  /** Point that is marked and read out. */
  cursor: CurvePoint
  /** Lies over the drawing. */
  children?: ReactNode
}

/** A curve with its axes, the value at one level, and a table of some values. */
export function CurveFigure({ label: name, hasTotal, points, bar, cursor, children }: Props) {
  const label = useLabels(GUIDE_LABELS)
  const first = points[0]?.[0] ?? 0
  const last = points.at(-1)?.[0] ?? 1
  const rows = tablePoints(points)
  const yTicks = axisTicks(Math.max(...points.map(([, value]) => value)), 4)
  const top = yTicks.at(-1) ?? 1
  const x = (level: number) => round(((level - first) / (last - first)) * 100)
  const y = (value: number) => round((Math.max(0, value) / top) * 100)
  const line = points.map(([level, value]) => `${x(level)} ${100 - y(value)}`).join('L')
  const [level, value, total] = cursor
  const readout = fillLabel(label(hasTotal ? 'curveReadoutTotal' : 'curveReadout'), {
    level,
    value: formatNumber(value),
    total: formatNumber(total),
  })
  return (
    <figure className={styles.curve}>
      {bar}
      <figcaption className={styles.caption}>{name}</figcaption>
      <div className={styles.frame}>
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className={styles.drawing}
          aria-hidden="true"
        >
          <path className={styles.area} d={`M0 100L${line}L100 100z`} />
          {yTicks.map((tick) => (
            <path
              key={tick}
              className={tick === 0 ? styles.axis : styles.grid}
              d={`M0 ${100 - y(tick)}h100`}
              vectorEffect="non-scaling-stroke"
            />
          ))}
          <path className={styles.line} d={`M${line}`} vectorEffect="non-scaling-stroke" />
        </svg>
        {yTicks.map((tick) => (
          <span
            key={tick}
            className={styles.tick}
            data-axis="y"
            style={{ insetBlockEnd: `${y(tick)}%` }}
            aria-hidden="true"
          >
            {formatCompact(tick)}
          </span>
        ))}
        {rows.map(([tick]) => (
          <span
            key={tick}
            className={styles.tick}
            data-axis="x"
            style={{ insetInlineStart: `${x(tick)}%` }}
            aria-hidden="true"
          >
            {tick}
          </span>
        ))}
        <span
          className={styles.cursor}
          style={{ insetInlineStart: `${x(level)}%`, blockSize: `${y(value)}%` }}
        />
        {children}
      </div>
      <output className={styles.readout}>{readout}</output>
      <div className={styles.values}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{label('curveLevel')}</th>
              <th scope="col">{name}</th>
              {hasTotal && <th scope="col">{label('curveTotal')}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row[0]}>
                <th scope="row">{row[0]}</th>
                <td>{formatNumber(row[1])}</td>
                {hasTotal && <td>{formatNumber(row[2])}</td>}
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </figure>
  )
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
