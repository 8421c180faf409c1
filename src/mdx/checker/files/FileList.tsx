import { useState } from 'react'
import { CHECKER_LABELS } from '../../../docs/labels/checker'
import { CHECKER_FILE_LABELS } from '../../../docs/labels/checkerFiles'
import type { Finding } from '../../../effects/checker/types'
import { fillLabel } from '../../../text/fillLabel'
import { useLabels } from '../../../site/useLabels'
import { codeSpans } from '../../entry/codeSpans'
import { ToolButton } from '../../tool/ToolButton'
import { countsText } from '../reportText'
import { isChanged } from './openFile'
import type { ListedFile } from './searchFiles'
import * as styles from './FileList.module.css'

/** More are shown on demand. */
const STEP = 100

/** Findings of one file that are shown in a search. */
const MAX_HITS = 5

interface Props {
  shown: readonly ListedFile[]
  /** Path of the file in the field. */
  current: string
  /** Name of the list. */
  name: string
  onOpen: (path: string, finding?: Finding) => void
}

/** Files with how much is found in each; a search shows what it has found in them. */
export function FileList({ shown, current, name, onOpen }: Props) {
  const label = useLabels(CHECKER_LABELS)
  const [most, setMost] = useState(STEP)
  const hidden = shown.length - most
  return (
    <div className={styles.scroller}>
      <ul className={styles.list} aria-label={name}>
        {shown.slice(0, most).map((listed) => (
          <FileRow
            key={listed.file.path}
            listed={listed}
            isCurrent={listed.file.path === current}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {hidden > 0 && (
        <ToolButton onClick={() => setMost(most + STEP)}>
          {fillLabel(label('showMore'), { count: Math.min(hidden, STEP) })}
        </ToolButton>
      )}
    </div>
  )
}

interface RowProps {
  listed: ListedFile
  isCurrent: boolean
  onOpen: Props['onOpen']
}

function FileRow({ listed: { file, report, hits }, isCurrent, onOpen }: RowProps) {
  const label = useLabels({ ...CHECKER_LABELS, ...CHECKER_FILE_LABELS })
  const { path, problem } = file
  const { counts } = report ?? {}
  const severity = counts && (['error', 'warning', 'info'] as const).find((one) => counts[one] > 0)
  const state = problem
    ? label(problem)
    : !report
      ? label('fileWaiting')
      : severity
        ? countsText(report, label)
        : label('fileFine')
  const slash = path.lastIndexOf('/') + 1
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={styles.row}
        aria-current={isCurrent ? 'true' : undefined}
        disabled={problem !== undefined && problem !== 'fileEndless'}
        onClick={() => onOpen(path)}
      >
        <span className={styles.path}>
          <span className={styles.folder}>{path.slice(0, slash)}</span>
          <span className={styles.name}>{path.slice(slash)}</span>
        </span>{' '}
        <span className={styles.state} data-severity={problem ? 'error' : severity}>
          {isChanged(file) && <span className={styles.changed}>{label('fileChanged')} · </span>}
          {state}
        </span>
      </button>
      {hits.length > 0 && (
        <ul className={styles.hits}>
          {hits.slice(0, MAX_HITS).map((finding) => (
            <li key={`${finding.line} ${finding.column} ${finding.code}`}>
              <button type="button" className={styles.hit} onClick={() => onOpen(path, finding)}>
                <span className={styles.place}>
                  {fillLabel(label('line'), { line: finding.line })}
                </span>{' '}
                {codeSpans(finding.message)}
              </button>
            </li>
          ))}
          {hits.length > MAX_HITS && (
            <li className={styles.more}>
              {fillLabel(label('fileHits'), { count: hits.length - MAX_HITS })}
            </li>
          )}
        </ul>
      )}
    </li>
  )
}
