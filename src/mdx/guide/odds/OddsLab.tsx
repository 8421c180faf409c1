import { useState } from 'react'
import type { OddsData } from '../../../docs/parts/types'
import { placeholderValue } from '../../../expressions/placeholderValue'
import { fillLabel } from '../../../text/fillLabel'
import { useLabels } from '../../../site/useLabels'
import { ToolButton } from '../../tool/ToolButton'
import { GUIDE_LABELS } from '../../../docs/labels/guide'
import { Fault } from '../Fault'
import * as fieldStyles from '../Field.module.css'
import { PlaceholderFields } from '../PlaceholderFields'
import { computeWeights, usedPlaceholders } from './computeOdds'
import { OddsGrid } from './OddsGrid'
import * as styles from './Odds.module.css'

/** The odds with fields for weights and placeholders. */
export default function OddsLab({ rows, placeholders }: OddsData) {
  const label = useLabels(GUIDE_LABELS)
  const written = rows.map(({ weight }) => weight)
  const [weights, setWeights] = useState(written)
  const [values, setValues] = useState<Record<string, string>>({})
  const names = usedPlaceholders(weights, Object.keys(placeholders))
  const valueOf = (name: string) => values[name] ?? String(placeholders[name] ?? 0)
  const results = computeWeights(
    weights,
    Object.fromEntries(names.map((name) => [name, placeholderValue(valueOf(name))])),
  )
  const isChanged =
    Object.keys(values).length > 0 || weights.some((weight, index) => weight !== written[index])
  const wrong = results.findIndex(({ fault }) => fault !== undefined)
  const fault = results[wrong]?.fault
  return (
    <>
      <OddsGrid
        rows={rows.map((row, index) => ({ ...row, value: results[index]?.value ?? 0 }))}
        values={
          names.length > 0 && (
            <div className={styles.values}>
              {label('exampleValues')}
              <PlaceholderFields
                names={names}
                valueOf={valueOf}
                change={(name, value) => setValues({ ...values, [name]: value })}
              />
            </div>
          )
        }
        weight={({ reward }, index) => (
          <input
            type="text"
            spellCheck={false}
            autoComplete="off"
            className={fieldStyles.input}
            aria-label={fillLabel(label('oddsWeightOf'), { reward })}
            aria-invalid={results[index]?.fault !== undefined}
            value={weights[index]}
            onChange={(event) => setWeights(replaced(weights, index, event.target.value))}
          />
        )}
      >
        <ToolButton
          disabled={!isChanged}
          onClick={() => {
            setWeights(written)
            setValues({})
          }}
        >
          {label('reset')}
        </ToolButton>
      </OddsGrid>
      <div role="status">
        {fault && (
          <Fault source={weights[wrong] ?? ''} message={fault.message} start={fault.index} />
        )}
      </div>
    </>
  )
}

function replaced(list: readonly string[], index: number, value: string): string[] {
  return list.map((one, at) => (at === index ? value : one))
}
