import { useMemo, useRef, useState } from 'react'
import type { Finding } from '../../effects/checker/types'
import { copyText } from '../../site/clipboard'
import { usePageInfo } from '../../site/contexts/page'
import { Failure } from '../../site/failure/Failure'
import { useLabels } from '../../site/useLabels'
import { useCheck } from '../checker/useCheck'
import { openInChecker } from '../code/openInChecker'
import { codeSpans } from '../entry/codeSpans'
import { scrollProps } from '../scrollProps'
import { ToolButton } from '../tool/ToolButton'
import { YamlLine } from '../tool/YamlLine'
import { useOverflow } from '../useOverflow'
import { BUILDER_LABELS } from '../../docs/labels/builder'
import type { BuilderLabel } from '../../docs/labels/builder'
import { Part } from './Part'
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
  const [notice, setNotice] = useState<{ key: BuilderLabel; of: string }>()
  const copy = async (text: string, done: BuilderLabel) => {
    const isCopied = await copyText(text)
    setNotice({ key: isCopied ? done : 'configCopyFailed', of: config })
  }
  return (
    <div>
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
          <ToolButton isMain onClick={() => void copy(config, 'configCopied')}>
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
        <CheckLine config={config} isKnownToWork={isKnownToWork} source={checkerSource} />
      </Part>
    </div>
  )
}

function CheckLine({
  config,
  isKnownToWork,
  source,
}: {
  config: string
  isKnownToWork: boolean
  source: string
}) {
  const label = useLabels(BUILDER_LABELS)
  const checkable = useMemo(() => ({ text: config }), [config])
  const { checked, error, retry } = useCheck(checkable, source)
  if (error) return <Failure title={label('configCheckFailed')} error={error} retry={retry} />
  if (!checked) return <p className={styles.check}>{label('configChecking')}</p>
  const { findings, counts } = checked.report
  const isFine = counts.error + counts.warning === 0
  const words = isFine ? verdictWords(findings, isKnownToWork) : 'checkProblems'
  return (
    <div className={styles.check} data-fine={isFine}>
      <p role="status" className={styles.verdict}>
        {label(words)}
      </p>
      {findings.length > 0 && (
        <ul className={styles.findings}>
          {findings.map(({ line, code, message }) => (
            <li key={`${line} ${code}`}>{codeSpans(message)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

function verdictWords(findings: readonly Finding[], isKnownToWork: boolean): BuilderLabel {
  if (findings.some(({ code }) => code === 'sometimes-works')) return 'checkHints'
  if (!isKnownToWork) return findings.length > 0 ? 'checkHints' : 'checkLoads'
  return findings.length > 0 ? 'checkWorksHints' : 'checkOk'
}
