import { useEffect, useMemo, useRef, useState } from 'react'
import { evaluate } from '../../../expressions/evaluate'
import { ExpressionError, parseExpression } from '../../../expressions/parse'
import { placeholderValue } from '../../../expressions/placeholderValue'
import { findPlaceholders } from '../../../expressions/tokens'
import { useLabels } from '../../../site/useLabels'
import { GUIDE_LABELS } from '../../../docs/labels/guide'
import { Fault } from '../Fault'
import { Field } from '../Field'
import { PlaceholderFields } from '../PlaceholderFields'
import * as styles from './Tester.module.css'

interface Props {
  source: string
  placeholders: Record<string, number>
  /** The field takes the focus when it appears. */
  hasFocus: boolean
}

/** An expression, the values of its placeholders and the result. */
export default function TesterLab({ source: first, placeholders, hasFocus }: Props) {
  const label = useLabels(GUIDE_LABELS)
  const lab = useRef<HTMLDivElement>(null)
  const [source, setSource] = useState(first)
  const [values, setValues] = useState<Record<string, string>>({})
  const names = findPlaceholders(source)
  const valueOf = (name: string) => values[name] ?? String(placeholders[name] ?? 1)
  const result = useMemo(() => compute(source), [source])
  const numbers = Object.fromEntries(names.map((name) => [name, placeholderValue(valueOf(name))]))

  useEffect(() => {
    if (hasFocus) lab.current?.querySelector('input')?.focus()
  }, [hasFocus])

  return (
    <div ref={lab} className={styles.lab}>
      <Field
        name={label('testerExpression')}
        value={source}
        isWrong={result instanceof ExpressionError}
        onChange={setSource}
      />
      <div className={styles.values}>
        <PlaceholderFields
          names={names}
          valueOf={valueOf}
          change={(name, value) => setValues({ ...values, [name]: value })}
        />
      </div>
      <div role="status">
        {result instanceof ExpressionError ? (
          <Fault source={source} message={result.message} start={result.index} />
        ) : (
          <span className={styles.result}>
            {label('testerResult')}{' '}
            <output className={styles.number}>
              {Number(evaluate(result, numbers).toPrecision(12))}
            </output>
          </span>
        )}
      </div>
    </div>
  )
}

function compute(source: string) {
  try {
    return parseExpression(source)
  } catch (error) {
    if (error instanceof ExpressionError) return error
    throw error
  }
}
