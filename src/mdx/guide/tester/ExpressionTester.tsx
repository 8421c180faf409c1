import { useRef, useState } from 'react'
import { formatNumber } from '../../../docs/parts/odds'
import type { TesterData, TesterExample } from '../../../docs/parts/types'
import { fillLabel } from '../../../text/fillLabel'
import { useLabels } from '../../../site/useLabels'
import { GUIDE_LABELS } from '../../../docs/labels/guide'
import { Table } from '../../table/Table'
import { lazyModule } from '../../../site/lazy/lazyModule'
import { ModuleStatus } from '../../../site/lazy/ModuleStatus'
import { useModule } from '../../../site/lazy/useModule'
import { useNear } from '../useNear'
import * as styles from './Tester.module.css'

const loadLab = lazyModule(() => import('./TesterLab'), 'expression tester')

/** A field to try expressions in, and examples that lead into it. */
export function ExpressionTester({ examples }: TesterData) {
  const label = useLabels(GUIDE_LABELS)
  const place = useRef<HTMLDivElement>(null)
  const lab = useModule(loadLab, useNear(place))
  const [chosen, setChosen] = useState(examples[0])
  const [round, setRound] = useState(0)
  const choose = (example: TesterExample) => {
    setChosen(example)
    setRound(round + 1)
  }
  return (
    <div className={styles.tester}>
      <div ref={place} data-near="" className={styles.place}>
        {lab.value && chosen ? (
          // A new key for each choice: the same example again resets the fields.
          <lab.value key={round} hasFocus={round > 0} {...chosen} />
        ) : lab.error ? (
          <ModuleStatus {...lab} />
        ) : (
          <span className={styles.loading}>{label('toolLoading')}</span>
        )}
      </div>
      <div className={styles.examples}>
        <Table>
          <caption>{label('testerExamples')}</caption>
          <thead>
            <tr>
              <th scope="col">{label('testerExpression')}</th>
              <th scope="col">{label('testerResult')}</th>
            </tr>
          </thead>
          <tbody>
            {examples.map((example) => {
              const { source, placeholders, result, isRandom } = example
              const values = Object.entries(placeholders)
              const value = formatNumber(result)
              return (
                <tr key={source}>
                  <th scope="row">
                    {lab.value ? (
                      <button
                        type="button"
                        className={styles.example}
                        onClick={() => choose(example)}
                      >
                        {source}
                      </button>
                    ) : (
                      <span className={styles.example}>{source}</span>
                    )}
                    {values.length > 0 && (
                      <span className={styles.given}>
                        {label('exampleValues')}{' '}
                        {values.map(([name, number]) => `${name} = ${number}`).join(', ')}
                      </span>
                    )}
                  </th>
                  <td>{isRandom ? fillLabel(label('testerRandom'), { value }) : value}</td>
                </tr>
              )
            })}
          </tbody>
        </Table>
      </div>
    </div>
  )
}
