import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { CheckerLabel } from '../../docs/labels/checker'
import { FILE_BUILDER_LABELS } from '../../docs/labels/fileBuilder'
import type { FileBuilderLabel } from '../../docs/labels/fileBuilder'
import { yamlText } from '../../effects/builder/yamlText'
import { parseFileKeys } from '../../effects/checker/parseReference'
import type { GameName } from '../../effects/checker/gameNames'
import { readConfigPath } from '../../effects/checker/sections'
import { rangeAt } from '../../effects/fileBuilder/editFile'
import { firstPairs } from '../../effects/fileBuilder/firstValue'
import { kindName, placeOf, samplePath } from '../../effects/files/fileKeys'
import { keyTree } from '../../effects/files/keyTree'
import type { KeyNode } from '../../effects/files/keyTree'
import { useFragment } from '../../site/address/useFragment'
import { withBase } from '../../site/basePath'
import { copyText } from '../../site/clipboard'
import { fetchJson } from '../../site/files/fetchFile'
import { loadOnce } from '../../site/files/loadOnce'
import { ModuleStatus } from '../../site/lazy/ModuleStatus'
import { useModule } from '../../site/lazy/useModule'
import { useLabels } from '../../site/useLabels'
import { loadReference } from '../builder/loadReference'
import { Part } from '../builder/Part'
import { ConfigPane } from '../checker/ConfigPane'
import { downloadText } from '../checker/downloadText'
import { goToFinding } from '../checker/goToFinding'
import { OpenButtons } from '../checker/OpenButtons'
import { fileText, readConfigFile } from '../checker/readConfigFile'
import type { ConfigText } from '../checker/readConfigFile'
import { useCheck } from '../checker/useCheck'
import { useCheckClient } from '../checker/useCheckClient'
import { isPacked, packedBeside, packText, unpackText } from '../tool/packText'
import { ToolButton } from '../tool/ToolButton'
import { ToolSelect } from '../tool/ToolSelect'
import { useNotice } from '../tool/useNotice'
import { FileFormContext } from './fileForm'
import type { FileForm } from './fileForm'
import { SectionFields } from './SectionFields'
import { useFileEdits } from './useFileEdits'
import * as sides from '../tool/SideBySide.module.css'
import * as styles from './FileBuilderLab.module.css'

interface Props {
  source: string
  keySource: string
  kindSource: string
  /** Site path of the words about entries. */
  words: string
  files: string[]
}

/** Longer addresses do not survive chats and mails. */
const MAX_FRAGMENT = 16_000

/** What the page begins with. */
const USUAL = 'Talismans/talismans/*.yml'

const kindOf = (path: string, kinds: readonly string[]): string | undefined => {
  const read = readConfigPath(path)
  return kinds.find((kind) => {
    const { plugin, place } = placeOf(kind)
    return read?.plugin === plugin && read.place === place.toLowerCase()
  })
}

/** Makes and changes whole files: keys on one side, the text on the other. */
export default function FileBuilderLab({ source, keySource, kindSource, words, files }: Props) {
  const label = useLabels(FILE_BUILDER_LABELS)
  const id = useId()
  const client = useCheckClient(source, keySource)
  const edits = useFileEdits(client)
  const { text, outline, setText, change, undo } = edits
  const [kind, setKind] = useState(files.includes(USUAL) ? USUAL : (files[0] ?? ''))
  // A new file of the kind comes as soon as its tables are there.
  const [isNew, setNew] = useState(true)
  const [fresh, setFresh] = useState('')
  const [opened, setOpened] = useState<ConfigText & { name: string }>()
  const [notice, tell] = useNotice<FileBuilderLabel>(text)
  const [paneNotice, tellInPane] = useNotice<CheckerLabel>(text)
  const [currentLine, setCurrentLine] = useState<number>()
  const field = useRef<HTMLTextAreaElement>(null)
  const scroller = useRef<HTMLDivElement>(null)

  const [tree, setTree] = useState<KindTree | null>(null)
  const load = useCallback(async () => {
    const loaded = await loadTree(kindSource, kind)
    setTree(loaded)
    return loaded
  }, [kindSource, kind])
  const top = tree?.kind === kind ? tree.top : null
  const file = useMemo(() => readConfigPath(samplePath(kind)), [kind])
  if (isNew && top) {
    const first = yamlText(firstPairs(top, file))
    setNew(false)
    setFresh(first)
    setText(first)
  }

  const take = (next: string, at: string) => {
    setNew(false)
    setText(next)
    setKind(kindOf(at, files) ?? kind)
  }
  const writeFragment = useFragment(unpackText, (shared) => {
    if (shared === null) {
      if (isPacked(location.hash)) tellInPane('shareBroken')
      return
    }
    take(shared, packedBeside(location.hash).file ?? '')
  })

  const config = useMemo(() => ({ text, file: samplePath(kind) }), [text, kind])
  const { checked, error, retry } = useCheck(config, client)

  const choose = (next: string) => {
    // What the reader has made stays; the usual beginning makes room for another.
    if (text.trim() === '' || text === fresh) startNew()
    setKind(next)
  }
  const startNew = () => {
    setOpened(undefined)
    setNew(true)
  }
  const open = async ([chosen]: File[]) => {
    const read = chosen && (await readConfigFile(chosen))
    if (!read) return
    if ('problem' in read) {
      tellInPane(read.problem)
      return
    }
    setOpened({ ...read, name: chosen.name })
    take(read.text, chosen.webkitRelativePath)
  }
  const share = async () => {
    const fragment = await packText(text, { file: samplePath(kind) })
    if (fragment.length > MAX_FRAGMENT) {
      tell('linkTooLong')
      return
    }
    writeFragment(fragment)
    const isCopied = await copyText(location.href)
    tell(isCopied ? 'fileLinkCopied' : 'linkInAddress')
  }
  const copy = async () => tell((await copyText(text)) ? 'wholeFileCopied' : 'wholeFileNotCopied')
  const save = () => {
    const { place } = placeOf(kind)
    const name = opened?.name ?? (place.endsWith('.yml') ? place : 'example.yml')
    downloadText(name, opened?.form.isExact ? fileText(text, opened.form) : text)
  }

  const root = outline?.root ?? null
  const current = useRef(root)
  useEffect(() => {
    current.current = root
  }, [root])
  const form = useMemo<FileForm>(
    () => ({
      file,
      change,
      show: (path) => {
        const range = rangeAt(current.current, path)
        if (!range) return
        const { start, end } = range
        const before = field.current?.value.slice(0, start).split('\n') ?? []
        const column = (before.at(-1)?.length ?? 0) + 1
        const line = before.length
        const finding = { line, column, endColumn: column + end - start }
        goToFinding(finding, field.current, scroller.current)
        setCurrentLine(line)
      },
      loadReference: () => loadReference(source, words),
      loadNames: loadOnce((one: GameName) => client.names(one)),
    }),
    [file, change, source, words, client],
  )
  const plugins = [...new Set(files.map((one) => placeOf(one).plugin))]
  // What an admin makes comes first, and what is there once after it.
  const kindsOf = (name: string) => {
    const all = files.filter((one) => placeOf(one).plugin === name)
    return [...all.filter((one) => one.includes('*')), ...all.filter((one) => !one.includes('*'))]
  }
  const { plugin } = placeOf(kind)
  const keysNotice =
    outline?.readable === false ? 'unreadable' : edits.isRefused ? 'keyByHand' : undefined
  const keys = useMemo(
    () => top && <SectionFields node={root} known={[top]} path={[]} tablePath="" />,
    [top, root],
  )
  return (
    <FileFormContext value={form}>
      <div className={styles.choices}>
        <div>
          <label htmlFor={`${id}-plugin`}>{label('plugin')}</label>
          <ToolSelect
            id={`${id}-plugin`}
            value={plugin}
            onChange={({ target }) => {
              const [next] = kindsOf(target.value)
              if (next !== undefined) choose(next)
            }}
          >
            {plugins.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </ToolSelect>
        </div>
        <div>
          <label htmlFor={`${id}-kind`}>{label('kindOfFile')}</label>
          <ToolSelect
            id={`${id}-kind`}
            value={kind}
            onChange={({ target }) => choose(target.value)}
          >
            {kindsOf(plugin).map((one) => (
              <option key={one} value={one}>
                {placeOf(one).place}
              </option>
            ))}
          </ToolSelect>
        </div>
      </div>
      <div className={sides.columns}>
        <div className={styles.keys}>
          <Part title={label('keys')}>
            <div className={styles.help}>
              <p data-covered={keysNotice !== undefined || undefined}>{label('keysHelp')}</p>
              <p role="status">{keysNotice && label(keysNotice)}</p>
            </div>
            {top ? outline?.readable !== false && keys : <KindStatus key={kind} load={load} />}
          </Part>
        </div>
        <Part title={label('file')} help={label('fileHelp')}>
          <ConfigPane
            isNarrow
            config={config}
            text={text}
            onText={(next) => {
              setCurrentLine(undefined)
              // What was asked for before does not take the place of what is written now.
              setNew(false)
              setText(next)
            }}
            checked={checked}
            error={error}
            retry={retry}
            client={client}
            server={undefined}
            field={field}
            scroller={scroller}
            currentLine={currentLine}
            onLine={setCurrentLine}
            notice={paneNotice}
            onNotice={tellInPane}
          >
            <OpenButtons isSingle onFiles={(chosen) => void open([...chosen])} />
            <ToolButton isMain onClick={save}>
              {label('downloadConfig')}
            </ToolButton>
            <ToolButton onClick={() => void copy()}>{label('copyWholeFile')}</ToolButton>
            <ToolButton onClick={() => void share()}>{label('copyFileLink')}</ToolButton>
            <ToolButton disabled={!edits.canUndo} onClick={undo}>
              {label('undo')}
            </ToolButton>
            <ToolButton onClick={startNew}>{label('startNewFile')}</ToolButton>
            <span role="status" className={styles.notice}>
              {notice && label(notice)}
            </span>
          </ConfigPane>
        </Part>
      </div>
    </FileFormContext>
  )
}

/** What the tables know of a kind of file. */
interface KindTree {
  kind: string
  top: KeyNode
}

/** Loads the tables of one kind; another kind is another one of these. */
function KindStatus({ load }: { load: () => Promise<KindTree> }) {
  const { value: _value, ...loading } = useModule(load, true)
  return <ModuleStatus {...loading} />
}

async function loadTree(folder: string, kind: string): Promise<KindTree> {
  const data = parseFileKeys(await fetchJson(withBase(`${folder}/${kindName(kind)}.json`)))
  return { kind, top: keyTree(data.files) }
}
