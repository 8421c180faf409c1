import { useMemo, useRef, useState } from 'react'
import type { Finding } from '../../effects/checker/types'
import { copyText } from '../../site/clipboard'
import { usePageInfo } from '../../site/contexts/page'
import { Failure } from '../../site/failure/Failure'
import { useLabels } from '../../site/useLabels'
import { useCheck } from '../checker/useCheck'
import { useCheckClient } from '../checker/useCheckClient'
import { openInChecker } from '../code/openInChecker'
import { codeSpans } from '../entry/codeSpans'
import { scrollProps } from '../scrollProps'
import { ToolButton } from '../tool/ToolButton'
import { YamlLine } from '../tool/YamlLine'
import { useOverflow } from '../useOverflow'
import { BUILDER_LABELS } from '../../docs/labels/builder'
import type { BuilderLabel } from '../../docs/labels/builder'
import { PixelIcon } from '../PixelIcon'
import { Part } from './Part'
import { useInView } from './useInView'
import * as styles from './ConfigOutput.module.css'

interface Props {
  config: string
  /** Whether it is known to do something in the game. */
  isKnownToWork: boolean
  /** Site path of the checker's reference. */
  checkerSource: string
  /** Address of the page with the whole state in it. */
  address: () => Promise<string>
  startOver: () => void
}

/** The config as it is by now, and what the checker says of it. */
export function ConfigOutput({ config, isKnownToWork, checkerSource, address, startOver }: Props) {
  const label = useLabels(BUILDER_LABELS)
  const { checker } = usePageInfo().doc ?? {}
  const scroller = useRef<HTMLPreElement>(null)
  const overflows = useOverflow(scroller)
  const place = useRef<HTMLDivElement>(null)
  const isSeen = useInView(place)
  const [notice, setNotice] = useState<{ key: BuilderLabel; of: string }>()
  const copy = async (text: string, done: BuilderLabel) => {
    const isCopied = await copyText(text)
    setNotice({ key: isCopied ? done : 'configCopyFailed', of: config })
  }
  const checkable = useMemo(() => ({ text: config }), [config])
  const { checked, error, retry } = useCheck(checkable, useCheckClient(checkerSource))
  const findings = checked?.report.findings ?? []
  const counts = checked?.report.counts
  const isFine = counts && counts.error + counts.warning === 0
  const words = isFine ? verdictWords(findings, isKnownToWork) : 'checkProblems'
  const verdict = (
    <>
      <PixelIcon path={isFine ? TICK : CROSS} />
      {label(words)}
    </>
  )
  const copyConfig = () => void copy(config, 'configCopied')
  const isCopied = notice?.of === config && notice.key === 'configCopied'
  return (
    <div ref={place}>
      <Part title={label('config')} help={label('configHelp')}>
        <pre ref={scroller} className={styles.code} {...scrollProps(overflows, label('config'))}>
          {config
            .trimEnd()
            .split('\n')
            .map((line, index) => (
              <span key={index} className={styles.line}>
                <YamlLine text={line} inBlock={false} />
                {'\n'}
              </span>
            ))}
        </pre>
        <div className={styles.buttons}>
          <ToolButton isMain onClick={copyConfig}>
            {label('copyConfig')}
          </ToolButton>
          <ToolButton onClick={() => void address().then((link) => copy(link, 'linkCopied'))}>
            {label('copyLink')}
          </ToolButton>
          {checker !== undefined && (
            <ToolButton onClick={() => void openInChecker(checker, config)}>
              {label('openChecker')}
            </ToolButton>
          )}
          <ToolButton onClick={startOver}>{label('startOver')}</ToolButton>
        </div>
        <p role="status" className={styles.notice}>
          {notice?.of === config && label(notice.key)}
        </p>
        {error ? (
          <Failure title={label('configCheckFailed')} error={error} retry={retry} />
        ) : !checked ? (
          <p className={styles.check}>{label('configChecking')}</p>
        ) : (
          <div className={styles.check} data-fine={isFine}>
            <p role="status" className={styles.verdict}>
              {verdict}
            </p>
            {findings.length > 0 && (
              <ul className={styles.findings}>
                {findings.map(({ line, code, message }) => (
                  <li key={`${line} ${code}`}>{codeSpans(message)}</li>
                ))}
              </ul>
            )}
          </div>
        )}
      </Part>
      <div className={styles.dock} data-shown={!isSeen} data-fine={isFine} data-print-hidden="">
        <p className={styles.verdict}>{checked ? verdict : label('configChecking')}</p>
        <ToolButton isMain onClick={copyConfig}>
          {label(isCopied ? 'configCopied' : 'copyConfig')}
        </ToolButton>
      </div>
    </div>
  )
}

/** Outlines on a grid of 16. */
const TICK =
  'M13 3h2v2h-1v1h-1v1h-1v1h-1v1h-1v1H9v1H8v1H6v-1H5v-1H4V9H3V8H2V6h2v1h1v1h1v1h1V8h1V7h1V6h1V5h1V4h2z'
const CROSS =
  'M3 3h2v1h1v1h1v1h2V5h1V4h1V3h2v2h-1v1h-1v1h-1v2h1v1h1v1h1v2h-2v-1h-1v-1H9v-1H7v1H6v1H5v1H3v-2h1v-1h1V9h1V7H5V6H4V5H3z'

function verdictWords(findings: readonly Finding[], isKnownToWork: boolean): BuilderLabel {
  if (findings.some(({ code }) => code === 'sometimes-works')) return 'checkHints'
  if (!isKnownToWork) return findings.length > 0 ? 'checkHints' : 'checkLoads'
  return findings.length > 0 ? 'checkWorksHints' : 'checkOk'
}
