import { useId, useMemo, useRef, useState } from 'react'
import { CHECKER_LABELS } from '../../docs/labels/checker'
import type { CheckerLabel } from '../../docs/labels/checker'
import { copyText } from '../../site/clipboard'
import { useLabels } from '../../site/useLabels'
import { ExampleButton } from '../tool/ExampleButton'
import { packText } from '../tool/packText'
import { ToolButton } from '../tool/ToolButton'
import { useNotice } from '../tool/useNotice'
import type { CheckClient } from './checkClient'
import type { ConfigPlace } from './configFiles'
import { ConfigPane } from './ConfigPane'
import { downloadText } from './downloadText'
import { typeEdit } from './editText'
import { EXAMPLES } from './examples'
import type { ConfigExample } from './examples'
import { LabChoices } from './LabChoices'
import { OpenButtons } from './OpenButtons'
import { fileText } from './readConfigFile'
import type { ConfigText } from './readConfigFile'
import { useCheck } from './useCheck'
import type { ServerVersion } from './useServerVersion'
import * as styles from './SingleConfig.module.css'

/** Longer addresses do not survive chats and mails. */
const MAX_FRAGMENT = 16_000

/** A config as the page has it. */
export interface Single {
  text: string
  /** Path of a config of its kind; empty for any. */
  file: string
  /** Whether it is only a piece of the file. */
  part: boolean
  /** The file that it was opened from. */
  opened?: ConfigText & { name: string }
}

interface Props {
  single: Single
  onChange: (change: Partial<Single>) => void
  client: CheckClient
  places: readonly ConfigPlace[]
  server: ServerVersion
  hasVersions: boolean
  onFiles: (files: Iterable<File>) => void
  /** Why what was chosen was not opened. */
  problem: CheckerLabel | undefined
  writeFragment: (fragment: string) => void
}

/** One config: pasted, typed, or opened. */
export function SingleConfig(props: Props) {
  const { single, onChange, client, places, server, onFiles, problem, writeFragment } = props
  const { text, file, part, opened } = single
  const { notes, version, isWaiting } = server
  const label = useLabels(CHECKER_LABELS)
  const examplesId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const [currentLine, setCurrentLine] = useState<number>()
  const [notice, tell] = useNotice<CheckerLabel>(text)
  const config = useMemo(
    () => (isWaiting ? null : { text, file: file || undefined, part, notes }),
    [isWaiting, text, file, part, notes],
  )
  const { checked, error, retry } = useCheck(config, client)

  const change = (next: string) => {
    setCurrentLine(undefined)
    onChange({ text: next })
  }

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
    onChange({ file: example.file, part: false, opened: undefined })
    replaceAll(example.text)
  }

  const share = async () => {
    const fragment = await packText(text, {
      file,
      part: part ? '1' : '',
      version: notes && version,
    })
    if (fragment.length > MAX_FRAGMENT) {
      tell('shareLong')
      return
    }
    writeFragment(fragment)
    tell((await copyText(location.href)) ? 'shareDone' : 'shareAddress')
  }

  const isEmpty = text.trim() === ''
  return (
    <>
      <LabChoices
        places={places}
        place={file}
        onPlace={(place) => onChange({ file: place, part: false })}
        server={props.hasVersions ? server : undefined}
      />
      <ConfigPane
        config={config}
        text={text}
        onText={change}
        checked={checked}
        error={error}
        retry={retry}
        client={client}
        server={server}
        field={field}
        scroller={scroller}
        currentLine={currentLine}
        onLine={setCurrentLine}
        notice={problem ?? notice}
        onNotice={tell}
        start={
          <p className={styles.start}>
            <span id={examplesId}>{label('examples')}</span>
            <span role="group" aria-labelledby={examplesId}>
              {EXAMPLES.map((example) => (
                <ExampleButton
                  key={example.title}
                  name={label(example.title)}
                  onClick={() => tryExample(example)}
                />
              ))}
            </span>
          </p>
        }
      >
        <OpenButtons onFiles={onFiles} />
        <span className={styles.end}>
          {opened?.form.isExact && opened.text !== text && (
            <ToolButton onClick={() => downloadText(opened.name, fileText(text, opened.form))}>
              {label('download')}
            </ToolButton>
          )}
          <ToolButton disabled={isEmpty} onClick={() => void share()}>
            {label('share')}
          </ToolButton>
          <ToolButton
            disabled={isEmpty}
            onClick={() => {
              // What an example had chosen goes with it, and what the reader has chosen stays.
              const isOfExample = EXAMPLES.some((one) => one.file === file && one.text === text)
              onChange({ opened: undefined, ...(isOfExample && { file: '' }) })
              replaceAll('')
            }}
          >
            {label('clear')}
          </ToolButton>
        </span>
      </ConfigPane>
    </>
  )
}
