import { useId, useMemo, useState } from 'react'
import type { CSSProperties, KeyboardEvent, RefObject } from 'react'
import type { Finding, Severity } from '../../effects/checker/types'
import { useLabels } from '../../site/useLabels'
import { YamlLine } from '../tool/YamlLine'
import { blockLines, MAX_COLOURED } from '../../text/yamlTokens'
import { widestLine } from './columns'
import { nextIndent, typeEdit } from './editText'
import { CHECKER_LABELS } from '../../docs/labels/checker'
import { useVisibleLines } from './useVisibleLines'
import * as styles from './Editor.module.css'

interface Props {
  text: string
  onText: (text: string) => void
  /** What is marked in the text. */
  findings: readonly Finding[]
  /** The line that the reader was sent to, from 1. */
  currentLine: number | undefined
  field: RefObject<HTMLTextAreaElement | null>
  scroller: RefObject<HTMLDivElement | null>
}

const SIGNS: Record<Severity, string> = { error: '✕', warning: '!', info: 'i' }

/** More marks in one line cannot be told apart, and each holds what stands in front of it. */
const MAX_MARKS = 20

const WORST: readonly Severity[] = ['error', 'warning', 'info']

/**
 * A text field with colours, line numbers and marks. What is seen is painted below the field,
 * whose own letters are invisible; only the lines in view are there, so that long files stay quick.
 */
export function Editor({ text, onText, findings, currentLine, field, scroller }: Props) {
  const label = useLabels(CHECKER_LABELS)
  const helpId = useId()
  const [isFocused, setFocused] = useState(false)
  const lines = useMemo(() => text.split('\n'), [text])
  const inBlock = useMemo(() => blockLines(lines), [lines])
  const columns = useMemo(() => widestLine(lines), [lines])
  const byLine = useMemo(() => groupByLine(findings), [findings])
  const { first, last } = useVisibleLines(scroller, lines.length)

  const visible = lines.slice(first, last)
  const size = {
    '--lines': lines.length,
    '--columns': columns,
    '--digits': String(lines.length).length,
    '--first': first,
  } as CSSProperties
  return (
    <div className={styles.frame} data-focused={isFocused}>
      <div ref={scroller} className={styles.scroller}>
        <div className={styles.sheet} style={size}>
          <div className={styles.gutter} aria-hidden="true">
            <div className={styles.rows}>
              {visible.map((_line, index) => {
                const number = first + index + 1
                const severity = worst(byLine.get(number))
                return (
                  <span key={number} className={styles.number} data-severity={severity}>
                    {severity && <span className={styles.sign}>{SIGNS[severity]}</span>}
                    {number}
                  </span>
                )
              })}
            </div>
          </div>
          <div className={styles.page}>
            <pre className={styles.rows} aria-hidden="true">
              {visible.map((line, index) => {
                const number = first + index + 1
                return (
                  <span
                    key={number}
                    className={styles.line}
                    data-current={number === currentLine}
                    data-severity={worst(byLine.get(number))}
                  >
                    {markable(byLine.get(number)).map((finding, order) => (
                      <Mark key={order} line={line} finding={finding} />
                    ))}
                    <YamlLine text={line} inBlock={inBlock[first + index] === true} />
                  </span>
                )
              })}
            </pre>
            <textarea
              ref={field}
              className={styles.field}
              aria-label={label('editor')}
              aria-describedby={helpId}
              placeholder={label('editorPlaceholder')}
              wrap="off"
              autoCapitalize="off"
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              value={text}
              onChange={(event) => onText(event.target.value)}
              onKeyDown={keepIndent}
              onFocus={() => setFocused(true)}
              onBlur={() => setFocused(false)}
            />
          </div>
        </div>
      </div>
      <p id={helpId} className={styles.help}>
        {label('editorHelp')}
      </p>
    </div>
  )
}

/** The place of a finding: the same letters, of which only the line below is seen. */
function Mark({ line, finding }: { line: string; finding: Finding }) {
  const { column, endColumn, severity } = finding
  return (
    <span className={styles.mark}>
      {line.slice(0, column - 1)}
      <span className={styles.wave} data-severity={severity}>
        {line.slice(column - 1, endColumn - 1) || ' '}
      </span>
    </span>
  )
}

function groupByLine(findings: readonly Finding[]): Map<number, Finding[]> {
  const groups = new Map<number, Finding[]>()
  for (const finding of findings) {
    const group = groups.get(finding.line)
    if (group) group.push(finding)
    else groups.set(finding.line, [finding])
  }
  return groups
}

/** The number of the line tells of the others. */
function markable(findings: readonly Finding[] = []): readonly Finding[] {
  return findings.filter(({ endColumn }) => endColumn <= MAX_COLOURED).slice(0, MAX_MARKS)
}

function worst(findings: readonly Finding[] = []): Severity | undefined {
  return WORST.find((severity) => findings.some((finding) => finding.severity === severity))
}

function keepIndent(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const { key, shiftKey, ctrlKey, metaKey, altKey, nativeEvent, currentTarget: area } = event
  if (key !== 'Enter' || shiftKey || ctrlKey || metaKey || altKey || nativeEvent.isComposing) return
  const { selectionStart: start, selectionEnd: end, value } = area
  const indent = nextIndent(value.slice(value.lastIndexOf('\n', start - 1) + 1, start))
  event.preventDefault()
  typeEdit(area, { start, end, text: `\n${indent}` })
}
