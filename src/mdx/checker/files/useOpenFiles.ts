import { useEffect, useMemo, useState } from 'react'
import type { CheckReport } from '../../../effects/checker/types'
import type { VersionNotes } from '../../../effects/versions/types'
import { TooLongError } from '../../../site/worker/callWorker'
import type { CheckClient } from '../checkClient'
import { TYPING_PAUSE } from '../useCheck'
import { changeFile, configOf, isPlaced, isStale, joinFiles, takeResults } from './openFile'
import type { Besides, CheckedFile, OpenFile } from './openFile'

/** Milliseconds after which the list shows what is known by then. */
const SHOWN_AFTER = 250

type Result = CheckedFile | { config: CheckedFile['config']; problem: 'fileEndless' }

/** A change of texts that can be taken back. */
interface Undo {
  path: string
  before: string
  after: string
}

interface Options {
  client: CheckClient
  /** Version that the server runs. */
  notes: VersionNotes | undefined
  /** Whether the version is still to come. */
  isWaiting: boolean
}

/**
 * Keeps files checked while one of them is typed in: each on its own, and all by each other.
 *
 * @returns the files, what only the others show of each, and what can be done
 */
export function useOpenFiles({ client, notes, isWaiting }: Options) {
  const [files, setFiles] = useState<readonly OpenFile[]>([])
  const [chosen, setChosen] = useState('')
  const [besides, setBesides] = useState<Besides>(new Map())
  const [error, setError] = useState<Error | null>(null)
  const [undo, setUndo] = useState<readonly Undo[]>([])

  // Until the reader opens one it is the first with something to mend.
  const currentFile = useMemo(
    () =>
      files.find(({ path }) => path === chosen) ??
      files.find(({ checked }) => checked && isBad(checked.report)) ??
      files.find(({ problem }) => !problem) ??
      files[0],
    [files, chosen],
  )
  const current = currentFile?.path ?? ''

  useEffect(() => {
    const stale = files.filter((file) => isStale(file, notes))
    const [first] = stale.filter(({ path }) => path === current).concat(stale)
    if (!first || error || isWaiting) return
    let isCurrent = true
    const check = async () => {
      const results = new Map<string, Result>()
      const started = performance.now()
      for (const file of new Set([first, ...stale])) {
        results.set(file.path, await resultOf(client, configOf(file, notes)))
        // What is still to be checked comes with the next round.
        if (!isCurrent || performance.now() - started > SHOWN_AFTER) break
      }
      setFiles((now) => takeResults(now, results))
    }
    const fail = (reason: unknown) =>
      setError(reason instanceof Error ? reason : new Error(String(reason)))
    const isTyped = first.path === current && first.checked !== undefined
    const timer = setTimeout(() => void check().catch(fail), isTyped ? TYPING_PAUSE : 0)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [files, current, client, notes, error, isWaiting])

  const left = files.filter((file) => isStale(file, notes)).length

  useEffect(() => {
    if (left > 0 || error) return
    let isCurrent = true
    const known = files.map(({ path, checked }) => ({ file: path, facts: checked?.report.facts }))
    client.together(known).then(
      (found) => {
        if (!isCurrent) return
        const entries = files.map(({ path, text }, index) => {
          return [path, { text, findings: found[index] ?? [] }] as const
        })
        setBesides(new Map(entries))
      },
      (reason: unknown) => {
        if (isCurrent) setError(reason instanceof Error ? reason : new Error(String(reason)))
      },
    )
    return () => {
      isCurrent = false
    }
  }, [files, left, client, error])

  /** Files that are open already are read anew. */
  const add = (opened: readonly OpenFile[]) => {
    const [first] = opened.filter(({ problem }) => !problem)
    setFiles((now) => joinFiles(now, opened))
    setChosen(files.length > 0 ? (first?.path ?? current) : '')
  }

  const change = (path: string, text: string) => {
    setChosen(path)
    // A text that took too long may be quick by now.
    setFiles((now) => changeFile(now, path, { text, problem: undefined }))
  }

  /** Files whose paths tell nothing are of one kind, as long as nobody says otherwise. */
  const choosePlace = (place: string | undefined) =>
    setFiles((now) =>
      now.map((file) => (file.path === current || !isPlaced(file) ? { ...file, place } : file)),
    )

  /** Makes the safe fixes of all files that can be written; those typed in meanwhile stay. */
  const fixAll = async () => {
    const made: Undo[] = []
    let count = 0
    for (const file of files) {
      if (!file.form?.isExact || !file.checked?.safeFixes) continue
      const fixed = await client.fix(configOf(file, notes))
      if (fixed.made === 0) continue
      count += fixed.made
      made.push({ path: file.path, before: file.text, after: fixed.text })
    }
    setFiles((now) => swapTexts(now, made, 'before', 'after'))
    setUndo(made)
    return { fixes: count, files: made.length }
  }

  const takeBack = () => {
    setFiles((now) => swapTexts(now, undo, 'after', 'before'))
    setUndo([])
  }

  return {
    files,
    current: currentFile,
    add,
    open: setChosen,
    change,
    choosePlace,
    besides,
    /** How many files are still to be checked. */
    left,
    fixAll,
    takeBack: undo.length > 0 ? takeBack : undefined,
    error,
    retry: () => setError(null),
  }
}

const isBad = ({ counts }: CheckReport): boolean => counts.error + counts.warning > 0

async function resultOf(client: CheckClient, config: CheckedFile['config']): Promise<Result> {
  try {
    return { config, ...(await client.check(config)) }
  } catch (reason) {
    if (reason instanceof TooLongError) return { config, problem: 'fileEndless' }
    throw reason
  }
}

function swapTexts(
  files: readonly OpenFile[],
  changes: readonly Undo[],
  from: 'before' | 'after',
  to: 'before' | 'after',
): OpenFile[] {
  const byPath = new Map(changes.map((one) => [one.path, one]))
  return files.map((file) => {
    const change = byPath.get(file.path)
    return change && change[from] === file.text ? { ...file, text: change[to] } : file
  })
}
