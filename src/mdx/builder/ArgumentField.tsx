import { useId } from 'react'
import type { ReactNode } from 'react'
import type { FormArgument } from '../../effects/builder/formArguments'
import { inputKind } from '../../effects/builder/formArguments'
import { sampleOf } from '../../effects/builder/samples'
import { readValues, valueProblem } from '../../effects/builder/values'
import type { ValueProblem } from '../../effects/builder/values'
import { rangeWords } from '../../effects/files/keyLimits'
import { fillLabel } from '../../text/fillLabel'
import { useLabels } from '../../site/useLabels'
import { codeSpans } from '../entry/codeSpans'
import { inlineMarkdown } from '../entry/inlineMarkdown'
import { VALUE_TYPE_LABELS } from '../../docs/labels/valueTypes'
import { BUILDER_LABELS, SHARED_LABELS } from '../../docs/labels/builder'
import type { BuilderLabel } from '../../docs/labels/builder'
import * as styles from './ArgumentField.module.css'

interface Props {
  argument: FormArgument
  value: string
  onChange: (value: string) => void
  onFocus?: () => void
  onBlur?: () => void
  /** The config has what is typed, whatever it is: nothing stands in for it. */
  isExact?: boolean
  /** Options: what may be written out while it is typed. */
  lookups?: ReactNode
}

/** One argument that is a text, a number, a choice or a list of such. */
export function ArgumentField(props: Props) {
  const { argument, value, onChange, onFocus, onBlur, isExact = false, lookups } = props
  const label = useLabels(BUILDER_LABELS)
  const shared = useLabels(SHARED_LABELS)
  const typeLabel = useLabels(VALUE_TYPE_LABELS)
  const id = useId()
  const { name, type, required = false, choices = [], default: usual } = argument
  const input = inputKind(argument)
  const about = argument.description ?? (argument.isShared && shared(`shared.${argument.name}`))
  const isEmpty = readValues(argument, value).length === 0
  const problem = findProblem(argument, value)
  const range = rangeWords(argument)
  const notes = [
    ...(range === undefined ? [] : [fillLabel(label('numberRange'), { range })]),
    ...(argument.beyond === undefined ? [] : [argument.beyond]),
    ...(input === 'lines' ? [label('onePerLine')] : []),
    ...(input === 'lines' && choices.length > 0
      ? [fillLabel(label('choices'), { values: choices.map((one) => `\`${one}\``).join(', ') })]
      : []),
    ...(usual !== undefined && !required
      ? [fillLabel(label('usually'), { value: `\`${usual}\`` })]
      : []),
  ]
  const sample =
    required &&
    !isExact &&
    isEmpty &&
    fillLabel(label('sample'), { value: `\`${sampleOf(argument)}\`` })
  const shownProblem =
    problem &&
    `${problemText(problem, label)} ${required || isExact ? '' : label('leftOut')}`.trim()
  const fieldProps = {
    id,
    value,
    className: styles.input,
    'aria-describedby': `${id}-about`,
    'aria-invalid': problem !== null,
    'aria-required': required,
    onFocus,
    onBlur,
  }
  const known = input === 'flag' ? ['true', 'false'] : choices
  // A required one is never without a value.
  const first = required && !isExact ? sampleOf(argument) : undefined
  const isOther = isExact && value !== '' && !known.includes(value)
  return (
    <div className={styles.argument}>
      <label className={styles.name} htmlFor={id}>
        <code>{name}</code>
        <span className={styles.type}>{typeLabel(`type.${type}`)}</span>
        {required && <span className={styles.required}>{label('required')}</span>}
      </label>
      {input === 'choice' || input === 'flag' ? (
        <select {...fieldProps} onChange={(event) => onChange(event.target.value)}>
          <option value="">{first ?? label('notSet')}</option>
          {[...(isOther ? [value] : []), ...known]
            .filter((one) => one !== first)
            .map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
        </select>
      ) : input === 'lines' ? (
        <textarea
          {...fieldProps}
          rows={Math.min(6, Math.max(2, value.split('\n').length))}
          spellCheck={false}
          autoCapitalize="off"
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <>
          <input
            {...fieldProps}
            type="text"
            list={lookups !== undefined ? `${id}-lookups` : undefined}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
          />
          {lookups !== undefined && <datalist id={`${id}-lookups`}>{lookups}</datalist>}
        </>
      )}
      <div id={`${id}-about`} className={styles.about}>
        {[about, ...notes].filter(Boolean).map((text, index) => (
          <span key={index}>{inlineMarkdown(`${String(text)} `)}</span>
        ))}
        {shownProblem ? (
          <span className={styles.problem}>{codeSpans(shownProblem)}</span>
        ) : (
          sample &&
          input !== 'choice' && <span className={styles.sample}>{inlineMarkdown(sample)}</span>
        )}
      </div>
    </div>
  )
}

function findProblem(argument: FormArgument, value: string): ValueProblem | null {
  const input = inputKind(argument)
  if (input === 'choice' || input === 'flag') return null
  const lines = (input === 'lines' ? value.split('\n') : [value]).filter((one) => one.trim() !== '')
  return lines.map((one) => valueProblem(argument, one)).find((found) => found !== null) ?? null
}

function problemText(problem: ValueProblem, label: (key: BuilderLabel) => string): string {
  switch (problem.problem) {
    case 'expression':
      return fillLabel(label('expressionProblem'), { message: problem.message })
    case 'number':
      return label('numberProblem')
    case 'whole':
      return label('wholeProblem')
  }
}
