import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { CHECKER_LABELS } from '../../../docs/labels/checker'
import type { CheckerLabel } from '../../../docs/labels/checker'
import { CHECKER_FILE_LABELS } from '../../../docs/labels/checkerFiles'
import type { Finding } from '../../../effects/checker/types'
import { useLabels } from '../../../site/useLabels'
import { ToolButton } from '../../tool/ToolButton'
import { useNotice } from '../../tool/useNotice'
import type { CheckClient } from '../checkClient'
import { knownFile } from '../configFiles'
import type { ConfigPlace } from '../configFiles'
import { ConfigPane } from '../ConfigPane'
import { goToFinding } from '../goToFinding'
import { LabChoices } from '../LabChoices'
import { OpenButtons } from '../OpenButtons'
import type { ServerVersion } from '../useServerVersion'
import type { ChosenFile } from './chosenFiles'
import { downloadFiles } from './downloadFiles'
import { FilePanel } from './FilePanel'
import { configOf, configPath, isChanged, readFiles, reportOf } from './openFile'
import { listFiles } from './searchFiles'
import { useOpenFiles } from './useOpenFiles'
import * as styles from './SeveralFiles.module.css'

interface Props {
  /** What the reader has chosen last. */
  chosen: readonly ChosenFile[]
  client: CheckClient
  places: readonly ConfigPlace[]
  server: ServerVersion
  hasVersions: boolean
  onFiles: (files: Iterable<File>) => void
  onClose: () => void
}

/** Several files: a list of all with what is found in them, and one of them in the field. */
export default function SeveralFiles(props: Props) {
  const { chosen, client, places, server, hasVersions, onFiles, onClose } = props
  const { notes, isWaiting } = server
  const label = useLabels({ ...CHECKER_LABELS, ...CHECKER_FILE_LABELS })
  const field = useRef<HTMLTextAreaElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const opened = useOpenFiles({ client, notes, isWaiting })
  const { files, current, besides, error, retry } = opened
  const [currentLine, setCurrentLine] = useState<number>()
  const [notice, tell] = useNotice<CheckerLabel>(current?.text ?? '')
  const [wanted, setWanted] = useState<Finding>()

  const add = useEffectEvent(opened.add)
  useEffect(() => {
    let isCurrent = true
    void readFiles(chosen).then((read) => {
      if (isCurrent) add(read)
    })
    return () => {
      isCurrent = false
    }
  }, [chosen])

  // Another file's text has to be in the field before anything can be selected in it.
  useEffect(() => {
    if (wanted) goToFinding(wanted, field.current, scroller.current)
  }, [wanted])

  const listed = useMemo(() => listFiles(files, besides), [files, besides])
  const checked = useMemo(() => {
    if (!current) return null
    const report = reportOf(current, besides)
    // Until it is checked anew, what was found in the text before it stays.
    if (report) return { text: current.text, report, safeFixes: current.checked?.safeFixes ?? 0 }
    return current.checked ? { ...current.checked, text: current.checked.config.text } : null
  }, [current, besides])
  const config = useMemo(() => (current ? configOf(current, notes) : null), [current, notes])

  const open = (path: string, finding?: Finding) => {
    opened.open(path)
    tell(undefined)
    setCurrentLine(finding?.line)
    setWanted(finding && { ...finding })
    if (path !== current?.path) scroller.current?.scrollTo(0, 0)
  }

  const write = (text: string) => {
    if (!current) return
    opened.change(current.path, text)
    setCurrentLine(undefined)
  }

  if (!current) return <p role="status">{label('filesReading')}</p>
  return (
    <>
      <FilePanel
        listed={listed}
        current={current.path}
        left={opened.left}
        onOpen={open}
        onFixAll={opened.fixAll}
        onTakeBack={opened.takeBack}
        onClose={onClose}
      />
      <LabChoices
        places={places}
        place={knownFile(configPath(current), places)}
        onPlace={(place) => opened.choosePlace(place === '' ? undefined : place)}
        server={hasVersions ? server : undefined}
      />
      <div className={styles.heading}>
        <h2 className={styles.path}>{current.path}</h2>
      </div>
      <ConfigPane
        // What can be undone in the field belongs to one file.
        key={current.path}
        config={config}
        text={current.text}
        onText={write}
        checked={checked}
        error={error}
        retry={retry}
        client={client}
        server={server}
        field={field}
        scroller={scroller}
        currentLine={currentLine}
        onLine={setCurrentLine}
        notice={notice}
        onNotice={tell}
      >
        <OpenButtons onFiles={onFiles} />
        {isChanged(current) && (
          <span className={styles.end}>
            <ToolButton onClick={() => write(current.original)}>{label('original')}</ToolButton>
            {current.form?.isExact && (
              <ToolButton onClick={() => void downloadFiles([current])}>
                {label('download')}
              </ToolButton>
            )}
          </span>
        )}
        {current.form?.isExact === false && <p className={styles.inexact}>{label('inexact')}</p>}
      </ConfigPane>
    </>
  )
}
