import { useCallback, useId, useMemo, useRef, useState } from 'react'
import type { DragEvent } from 'react'
import type { Finding } from '../../effects/checker/types'
import { runningName } from '../../effects/versions/running'
import { useFragment } from '../../site/address/useFragment'
import { copyText } from '../../site/clipboard'
import { Failure } from '../../site/failure/Failure'
import { fillLabel } from '../../site/labels'
import { useLabels } from '../../site/useLabels'
import { packText, packedBeside, unpackText } from '../tool/packText'
import { ToolButton } from '../tool/ToolButton'
import { ToolSelect } from '../tool/ToolSelect'
import { VersionChoice } from '../versions/VersionChoice'
import { byPlugin, configPlaces, knownFile } from './configFiles'
import { Editor } from './Editor'
import { joinEdits, typeEdit } from './editText'
import { EXAMPLES } from './examples'
import type { ConfigExample } from './examples'
import { FindingList } from './FindingList'
import { CHECKER_LABELS } from '../../docs/labels/checker'
import type { CheckerLabel } from '../../docs/labels/checker'
import { readConfigFile } from './readConfigFile'
import { blocksText, countsText, reportText } from './reportText'
import { useCheck } from './useCheck'
import { useServerVersion } from './useServerVersion'
import { showLine } from './useVisibleLines'
import * as styles from './CheckerLab.module.css'

/** Longer addresses do not survive chats and mails. */
const MAX_FRAGMENT = 16_000

interface Props {
  /** Site path of the reference. */
  source: string
  /** Site path of the file with versions to choose from; missing where there are none. */
  versions?: string
  /** Files whose keys the reference lists. */
  files?: string[]
}

/** A field for a config, and beside it what is wrong in it. */
export default function CheckerLab({ source, versions: versionSource, files }: Props) {
  const label = useLabels(CHECKER_LABELS)
  const places = useMemo(() => configPlaces(files), [files])
  const fileId = useId()
  const versionId = useId()
  const resultsId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [file, setFile] = useState('')
  const [part, setPart] = useState(false)
  const [currentLine, setCurrentLine] = useState<number>()
  const [notice, setNotice] = useState<CheckerLabel>()
  const [isDragging, setDragging] = useState(false)
  const { versions, version, takeVersion, chooseVersion, notes, ...asked } =
    useServerVersion(versionSource)
  const config = useMemo(
    () => (asked.isWaiting ? null : { text, file: file || undefined, part, notes }),
    [asked.isWaiting, text, file, part, notes],
  )
  const { checked, error, retry } = useCheck(config, source)
  const isFresh = checked?.text === text
  // Marks of an older text would stand in the wrong places.
  const findings = useMemo(() => (isFresh ? checked.report.findings : []), [isFresh, checked])

  const writeFragment = useFragment(unpackText, (shared) => {
    if (shared === null) return
    setText(shared)
    const beside = packedBeside(location.hash)
    setFile(knownFile(beside.file ?? '', places))
    setPart(beside.part !== undefined)
    if (beside.version !== undefined) takeVersion(beside.version)
  })

  const change = useCallback((next: string) => {
    setText(next)
    setCurrentLine(undefined)
    setNotice(undefined)
  }, [])

  /** A whole new text, which the field's undo takes back. */
  const replaceAll = (next: string) => {
    if (!field.current) return
    const { scrollX, scrollY } = window
    typeEdit(field.current, { start: 0, end: text.length, text: next })
    field.current.setSelectionRange(0, 0)
    // Browsers follow the cursor to the end of what they insert.
    scroller.current?.scrollTo(0, 0)
    window.scrollTo(scrollX, scrollY)
  }

  const tryExample = (example: ConfigExample) => {
    setFile(example.file)
    setPart(false)
    replaceAll(example.text)
  }

  const openFile = async (chosen: File | undefined) => {
    if (!chosen) return
    const read = await readConfigFile(chosen)
    if ('problem' in read) setNotice(read.problem)
    else change(read.text.replace(/\r\n?/g, '\n'))
  }

  const jump = ({ line, column, endColumn }: Finding) => {
    const area = field.current
    if (!area) return
    const start = lineStart(text, line)
    area.focus({ preventScroll: true })
    area.setSelectionRange(start + column - 1, start + endColumn - 1)
    scroller.current?.scrollIntoView({ block: 'nearest' })
    if (scroller.current) showLine(scroller.current, line)
    setCurrentLine(line)
  }

  const fix = ({ fix: change, line }: Finding) => {
    const edit = change && joinEdits(text, change.edits)
    if (!edit || !field.current || !isFresh) return
    typeEdit(field.current, edit)
    setCurrentLine(line)
  }

  const share = async () => {
    const fragment = await packText(text, {
      file,
      part: part ? '1' : '',
      version: notes && version,
    })
    if (fragment.length > MAX_FRAGMENT) {
      setNotice('shareLong')
      return
    }
    writeFragment(fragment)
    setNotice((await copyText(location.href)) ? 'shareDone' : 'shareAddress')
  }

  const copyResult = async () => {
    if (!checked) return
    const isCopied = await copyText(reportText(checked.report, label))
    setNotice(isCopied ? 'copyDone' : 'copyRefused')
  }

  const drop = (event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    setDragging(false)
    void openFile(event.dataTransfer.files[0])
  }

  const isEmpty = text.trim() === ''
  return (
    <div className={styles.lab}>
      <div className={styles.choices}>
        <span className={styles.choice}>
          <label className={styles.word} htmlFor={fileId}>
            {label('fileFor')}
          </label>
          <ToolSelect
            id={fileId}
            value={file}
            onChange={(event) => {
              setFile(event.target.value)
              setPart(false)
            }}
          >
            <option value="">{label('anyFile')}</option>
            {byPlugin(places).map(([plugin, own]) => (
              <optgroup key={plugin} label={plugin}>
                {own.map((place) => (
                  <option key={place.file} value={place.file}>
                    {place.plugin}/{place.place}
                  </option>
                ))}
              </optgroup>
            ))}
          </ToolSelect>
        </span>
        {versionSource !== undefined && (
          <span className={styles.choice}>
            <label className={styles.word} htmlFor={versionId}>
              {label('serverVersion')}
            </label>
            <VersionChoice
              id={versionId}
              data={versions}
              value={version}
              onChange={chooseVersion}
            />
          </span>
        )}
      </div>
      <div className={styles.columns}>
        {/* Files can be chosen with the button as well. */}
        <div
          className={styles.editor}
          data-dragging={isDragging}
          onDragOver={(event) => {
            if (!hasFiles(event)) return
            event.preventDefault()
            setDragging(true)
          }}
          onDragLeave={() => setDragging(false)}
          onDrop={drop}
        >
          <Editor
            text={text}
            onText={change}
            findings={findings}
            currentLine={currentLine}
            field={field}
            scroller={scroller}
          />
          {isEmpty && (
            <p className={styles.start}>
              <span id={`${resultsId}-examples`}>{label('examples')}</span>
              <span role="group" aria-labelledby={`${resultsId}-examples`}>
                {EXAMPLES.map((example) => (
                  <button
                    key={example.title}
                    type="button"
                    className={styles.example}
                    onClick={() => tryExample(example)}
                  >
                    {label(example.title)}
                  </button>
                ))}
              </span>
            </p>
          )}
          <div className={styles.bar}>
            <ToolButton onClick={() => chooser.current?.click()}>{label('openFile')}</ToolButton>
            <input
              ref={chooser}
              type="file"
              hidden
              accept=".yml,.yaml,.txt,text/plain"
              onChange={(event) => {
                void openFile(event.target.files?.[0])
                // The same file again is a change, too.
                event.target.value = ''
              }}
            />
            <span className={styles.end}>
              <ToolButton disabled={isEmpty} onClick={() => void share()}>
                {label('share')}
              </ToolButton>
              <ToolButton disabled={isEmpty} onClick={() => replaceAll('')}>
                {label('clear')}
              </ToolButton>
            </span>
          </div>
        </div>
        <section className={styles.results} aria-labelledby={resultsId}>
          <div className={styles.summary}>
            <h2 id={resultsId} className={styles.title}>
              {label('results')}
            </h2>
            {checked && !isEmpty && (
              <ToolButton onClick={() => void copyResult()}>{label('copyResult')}</ToolButton>
            )}
          </div>
          <p role="status" className={styles.counts}>
            {!isEmpty &&
              (checked ? countsText(checked.report, label) : !error && label('checking'))}
          </p>
          <p role="status" className={styles.notice}>
            {notice && label(notice)}
          </p>
          {asked.hasFailed && (
            <p role="alert" className={styles.notice}>
              {label('versionFailed')}{' '}
              <ToolButton onClick={asked.retry}>{label('retry')}</ToolButton>
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
      <p className={styles.privacy}>{label('privacy')}</p>
    </div>
  )
}

function hasFiles(event: DragEvent): boolean {
  return event.dataTransfer.types.includes('Files')
}

/** Offset of the first character of a line. */
function lineStart(text: string, line: number): number {
  let at = 0
  for (let count = 1; count < line; count += 1) {
    const next = text.indexOf('\n', at)
    if (next === -1) return at
    at = next + 1
  }
  return at
}
