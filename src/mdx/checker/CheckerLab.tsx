import { useCallback, useMemo, useState } from 'react'
import type { DragEvent } from 'react'
import { CHECKER_LABELS } from '../../docs/labels/checker'
import type { CheckerLabel } from '../../docs/labels/checker'
import { useFragment } from '../../site/address/useFragment'
import { lazyModule } from '../../site/lazy/lazyModule'
import { ModuleStatus } from '../../site/lazy/ModuleStatus'
import { useModule } from '../../site/lazy/useModule'
import { useLabels } from '../../site/useLabels'
import { isPacked, packedBeside, unpackText } from '../tool/packText'
import { configPlaces, knownFile } from './configFiles'
import { filesOfDrop, filesOfField } from './files/chosenFiles'
import type { ChosenFile } from './files/chosenFiles'
import { readConfigFile } from './readConfigFile'
import { SingleConfig } from './SingleConfig'
import type { Single } from './SingleConfig'
import { useCheckClient } from './useCheckClient'
import { useServerVersion } from './useServerVersion'
import { useWhenIdle } from './useWhenIdle'
import * as styles from './CheckerLab.module.css'

interface Props {
  /** Site path of the reference. */
  source: string
  /** Site path of the keys of whole files. */
  keySource: string
  /** Site path of the file with versions to choose from; missing where there are none. */
  versions?: string
  /** Files whose keys the reference lists. */
  files?: string[]
}

const NOTHING: Single = { text: '', file: '', part: false }

const loadSeveral = lazyModule(() => import('./files/SeveralFiles'), 'list of files')

/** Checks a config, or several files by each other. */
export default function CheckerLab({ source, keySource, versions, files }: Props) {
  const label = useLabels(CHECKER_LABELS)
  const places = useMemo(() => configPlaces(files), [files])
  const client = useCheckClient(source, keySource)
  const server = useServerVersion(versions)
  const [single, setSingle] = useState(NOTHING)
  const [problem, setProblem] = useState<CheckerLabel>()
  const [several, setSeveral] = useState<readonly ChosenFile[] | null>(null)
  const [isDragging, setDragging] = useState(false)
  // The page works without a network afterwards.
  const isIdle = useWhenIdle()
  const { value: SeveralFiles, ...loading } = useModule(loadSeveral, several !== null || isIdle)

  const change = useCallback((part: Partial<Single>) => {
    setProblem(undefined)
    setSingle((now) => ({ ...now, ...part }))
  }, [])

  const writeFragment = useFragment(unpackText, (shared) => {
    if (shared === null) {
      if (isPacked(location.hash)) setProblem('shareBroken')
      return
    }
    const { file = '', part, version } = packedBeside(location.hash)
    setSeveral(null)
    change({
      text: shared,
      file: knownFile(file, places),
      part: part !== undefined,
      opened: undefined,
    })
    if (version !== undefined) server.takeVersion(version)
  })

  const openChosen = async (chosen: readonly ChosenFile[]) => {
    const [only] = chosen
    if (!only) setProblem('noConfigs')
    // Beside files that are open already, one more is one of several.
    else if (chosen.length > 1 || several !== null) setSeveral(chosen)
    else await openOne(only)
  }

  const openOne = async ({ path, file }: ChosenFile) => {
    const read = await readConfigFile(file)
    if ('problem' in read) {
      setProblem(read.problem)
      return
    }
    const place = knownFile(path, places)
    change({
      text: read.text,
      opened: { ...read, name: file.name },
      ...(place !== '' && { file: place, part: false }),
    })
  }

  const drop = (event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    setDragging(false)
    void filesOfDrop(event.dataTransfer).then(openChosen)
  }

  const openFiles = (list: Iterable<File>) => void openChosen(filesOfField(list))

  return (
    // Files can be chosen with the buttons as well.
    <div
      className={styles.lab}
      data-dragging={isDragging}
      onDragOver={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setDragging(true)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        // From one part of it to another nothing has left.
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) {
          setDragging(false)
        }
      }}
      onDrop={drop}
    >
      {several === null ? (
        <SingleConfig
          single={single}
          onChange={change}
          client={client}
          places={places}
          server={server}
          hasVersions={versions !== undefined}
          onFiles={openFiles}
          problem={problem}
          writeFragment={writeFragment}
        />
      ) : SeveralFiles ? (
        <SeveralFiles
          chosen={several}
          client={client}
          places={places}
          server={server}
          hasVersions={versions !== undefined}
          onFiles={openFiles}
          onClose={() => setSeveral(null)}
        />
      ) : (
        <ModuleStatus {...loading} />
      )}
      <p className={styles.privacy}>{label('privacy')}</p>
    </div>
  )
}

function hasFiles(event: DragEvent): boolean {
  return event.dataTransfer.types.includes('Files')
}
