import { useId, useMemo, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { CHECKER_LABELS } from '../../docs/labels/checker'
import type { CheckerLabel } from '../../docs/labels/checker'
import type { CheckReport, Finding } from '../../effects/checker/types'
import { runningName } from '../../effects/versions/running'
import { copyText } from '../../site/clipboard'
import { Failure } from '../../site/failure/Failure'
import { fillLabel } from '../../text/fillLabel'
import { useLabels } from '../../site/useLabels'
import { ToolButton } from '../tool/ToolButton'
import type { CheckClient } from './checkClient'
import type { CheckedConfig } from './checkMessages'
import { Editor } from './Editor'
import { changeBetween, joinEdits, typeEdit } from './editText'
import { FindingList } from './FindingList'
import { goToFinding } from './goToFinding'
import { blocksText, countsText, reportText } from './reportText'
import type { Checked } from './useCheck'
import type { ServerVersion } from './useServerVersion'
import * as styles from './ConfigPane.module.css'

export interface PaneProps {
  config: CheckedConfig | null
  text: string
  onText: (text: string) => void
  /** The newest result, which may be that of an older text. */
  checked: Checked | null
  error: Error | null
  retry: () => void
  client: CheckClient
  server: ServerVersion | undefined
  field: RefObject<HTMLTextAreaElement | null>
  scroller: RefObject<HTMLDivElement | null>
  /** The line that the reader was sent to, from 1. */
  currentLine: number | undefined
  onLine: (line: number | undefined) => void
  /** What the reader has just done, see `useNotice`. */
  notice: CheckerLabel | undefined
  onNotice: (notice: CheckerLabel, of?: string) => void
  /** Shown in the empty field. */
  start?: ReactNode
  /** Something else stands beside it: what is wrong comes below the field. */
  isNarrow?: boolean
  /** Buttons below the field. */
  children: ReactNode
}

/** A field for a config, and beside it what is wrong in it. */
export function ConfigPane(props: PaneProps) {
  const { config, text, onText, checked, error, retry, client, server, field, scroller } = props
  const { currentLine, onLine, notice, onNotice, start, isNarrow, children } = props
  const label = useLabels(CHECKER_LABELS)
  const resultsId = useId()
  const [isFixing, setFixing] = useState(false)
  const isFresh = checked?.text === text
  // Marks of an older text would stand in the wrong places.
  const findings = useMemo(() => (isFresh ? checked.report.findings : []), [isFresh, checked])
  const isEmpty = text.trim() === ''
  const notes = server?.notes

  const jump = (finding: Finding) => {
    goToFinding(finding, field.current, scroller.current)
    onLine(finding.line)
  }

  const fix = ({ fix: change, line }: Finding) => {
    const edit = change && joinEdits(text, change.edits)
    if (!edit || !field.current || !isFresh) return
    typeEdit(field.current, edit)
    onLine(line)
  }

  const fixAll = async () => {
    if (!config) return
    setFixing(true)
    try {
      const fixed = await client.fix(config)
      const edit = changeBetween(text, fixed.text)
      // Typed in meanwhile, the field has another text than the one that was mended.
      if (edit && field.current?.value === text) typeEdit(field.current, edit)
      onNotice(edit ? 'fixedSafe' : 'fixedNone', fixed.text)
    } catch {
      onNotice('fixedNone')
    } finally {
      setFixing(false)
    }
  }

  const copyResult = async (report: CheckReport) => {
    const isCopied = await copyText(reportText(report, label))
    onNotice(isCopied ? 'copyDone' : 'copyRefused')
  }

  return (
    <div className={styles.columns} data-narrow={isNarrow}>
      <div className={styles.editor}>
        <Editor
          text={text}
          onText={onText}
          findings={findings}
          currentLine={currentLine}
          field={field}
          scroller={scroller}
        />
        {isEmpty && start}
        <div className={styles.bar}>{children}</div>
      </div>
      <section className={styles.results} aria-labelledby={resultsId}>
        <div className={styles.summary}>
          <h2 id={resultsId} className={styles.title}>
            {label('results')}
          </h2>
          {checked && !isEmpty && (
            <span className={styles.actions}>
              {isFresh && checked.safeFixes > 0 && (
                <ToolButton disabled={isFixing} onClick={() => void fixAll()}>
                  {fillLabel(label('fixSafe'), { count: checked.safeFixes })}
                </ToolButton>
              )}
              <ToolButton onClick={() => void copyResult(checked.report)}>
                {label('copyResult')}
              </ToolButton>
            </span>
          )}
        </div>
        <p role="status" className={styles.counts}>
          {!isEmpty && (checked ? countsText(checked.report, label) : !error && label('checking'))}
        </p>
        <p role="status" className={styles.notice}>
          {notice && label(notice)}
        </p>
        {server?.hasFailed && (
          <p role="alert" className={styles.notice}>
            {label('versionFailed')}{' '}
            <ToolButton onClick={server.retry}>{label('retry')}</ToolButton>
          </p>
        )}
        {error && <Failure title={label('checkFailed')} error={error} retry={retry} />}
        {isEmpty && <p className={styles.empty}>{label('nothingYet')}</p>}
        {!isEmpty && checked && (
          <>
            <p className={styles.looked}>
              {blocksText(checked.report, label) === ''
                ? checked.report.counts.error === 0 && label('nothingKnown')
                : fillLabel(label(notes ? 'lookedAgainst' : 'looked'), {
                    blocks: blocksText(checked.report, label),
                    ...(notes && { version: runningName(notes.running) }),
                  })}
            </p>
            <FindingList
              report={checked.report}
              currentLine={currentLine}
              onJump={jump}
              onFix={fix}
            />
          </>
        )}
      </section>
    </div>
  )
}
