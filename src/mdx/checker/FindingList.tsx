import { useState } from 'react'
import type { CheckReport, Finding } from '../../effects/checker/types'
import { fillLabel } from '../../text/fillLabel'
import { Link } from '../../site/Link'
import { useLabels } from '../../site/useLabels'
import { codeSpans } from '../entry/codeSpans'
import { CHECKER_LABELS } from '../../docs/labels/checker'
import * as styles from './FindingList.module.css'

/** More are shown on demand. */
const STEP = 50

interface Props {
  report: CheckReport
  currentLine: number | undefined
  onJump: (finding: Finding) => void
  onFix: (finding: Finding) => void
}

/** What was found, in the order of the lines. */
export function FindingList({ report, currentLine, onJump, onFix }: Props) {
  const label = useLabels(CHECKER_LABELS)
  const [most, setMost] = useState(STEP)
  const { findings, truncated } = report
  const hidden = findings.length - most
  return (
    <>
      <ol className={styles.list}>
        {findings.slice(0, most).map((finding, index) => (
          <li
            key={`${finding.line} ${finding.code} ${index}`}
            className={styles.finding}
            data-severity={finding.severity}
            data-current={finding.line === currentLine}
          >
            <FindingCard finding={finding} onJump={onJump} onFix={onFix} />
          </li>
        ))}
      </ol>
      {hidden > 0 && (
        <button type="button" className={styles.more} onClick={() => setMost(most + STEP)}>
          {fillLabel(label('showMore'), { count: Math.min(hidden, STEP) })}
        </button>
      )}
      {truncated && hidden <= 0 && <p className={styles.truncated}>{label('more')}</p>}
    </>
  )
}

function FindingCard({
  finding,
  onJump,
  onFix,
}: { finding: Finding } & Pick<Props, 'onJump' | 'onFix'>) {
  const label = useLabels(CHECKER_LABELS)
  const { severity, line, message, why, fix, href } = finding
  return (
    <>
      <button type="button" className={styles.jump} onClick={() => onJump(finding)}>
        <span className={styles.head}>
          <span className={styles.severity}>{label(severity)}</span>
          <span className={styles.place}>{fillLabel(label('line'), { line })}</span>
        </span>
        <span className={styles.message}>{codeSpans(message)}</span>
      </button>
      <p className={styles.why}>{codeSpans(why)}</p>
      {(fix !== undefined || href !== undefined) && (
        <p className={styles.actions}>
          {fix && (
            <button type="button" className={styles.fix} onClick={() => onFix(finding)}>
              {codeSpans(fix.title)}
            </button>
          )}
          {href !== undefined && <Link href={href}>{label('readMore')}</Link>}
        </p>
      )}
    </>
  )
}
