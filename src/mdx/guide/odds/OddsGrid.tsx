import type { CSSProperties, ReactNode } from 'react'
import { chances, drawsForOneWin, formatNumber, formatPercent } from '../../../docs/parts/odds'
import type { OddsRow } from '../../../docs/parts/types'
import { fillLabel } from '../../../text/fillLabel'
import { useLabels } from '../../../site/useLabels'
import { GUIDE_LABELS } from '../../../docs/labels/guide'
import { Table } from '../../table/Table'
import * as styles from './Odds.module.css'

interface Props {
  rows: readonly OddsRow[]
  /** What stands above the table: the placeholders' values. */
  values: ReactNode
  /** Shows the weight of a row. */
  weight: (row: OddsRow, index: number) => ReactNode
  /** Stands beside the sum. */
  children?: ReactNode
}

/** Weights and chances as a table. */
export function OddsGrid({ rows, values, weight, children }: Props) {
  const label = useLabels(GUIDE_LABELS)
  const shares = chances(rows.map(({ value }) => value))
  const sum = rows.reduce((total, { value }) => total + value, 0)
  return (
    <div className={styles.odds}>
      {values}
      <Table>
        <thead>
          <tr>
            <th scope="col">{label('oddsReward')}</th>
            <th scope="col" className={styles.weight}>
              {label('oddsWeight')}
            </th>
            <th scope="col">{label('oddsChance')}</th>
            <th scope="col" className={styles.rate}>
              {label('oddsRate')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const share = shares[index] ?? 0
            const draws = drawsForOneWin(share)
            const rate = draws === '' ? '' : fillLabel(label('oddsOneIn'), { count: draws })
            return (
              <tr key={index}>
                <th scope="row" className={styles.reward}>
                  <code>{row.reward}</code>
                </th>
                <td>{weight(row, index)}</td>
                <td className={styles.chance}>
                  {formatPercent(share)}
                  <span
                    className={styles.bar}
                    style={{ '--chance': `${(share * 100).toFixed(2)}%` } as CSSProperties}
                  />
                  <span className={styles.shortRate}>{rate}</span>
                </td>
                <td className={styles.rate}>{rate}</td>
              </tr>
            )
          })}
        </tbody>
      </Table>
      <div className={styles.foot}>
        {fillLabel(label('oddsSum'), { sum: formatNumber(sum) })}
        {children}
      </div>
    </div>
  )
}
