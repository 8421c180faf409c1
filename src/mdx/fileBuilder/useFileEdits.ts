import { startTransition, useCallback, useEffect, useState } from 'react'
import { changeFile } from '../../effects/fileBuilder/editFile'
import type { FileChange } from '../../effects/fileBuilder/editFile'
import type { CheckClient } from '../checker/checkClient'
import type { Outline } from '../checker/checkMessages'

/** Steps that can be taken back. */
const MAX_STEPS = 100

interface Edited {
  text: string
  /** Older texts, the newest last. */
  past: readonly string[]
  /** Changes that wait until it is known what stands where. */
  waiting: readonly FileChange[]
}

const samePlace = (one: FileChange, other: FileChange): boolean =>
  one.change === other.change &&
  (one.change === 'put' || one.change === 'texts') &&
  JSON.stringify(one.path) === JSON.stringify(other.path)

function withText(now: Edited, text: string): Edited {
  if (text === now.text) return now
  return { text, past: [...now.past, now.text].slice(-MAX_STEPS), waiting: [] }
}

/**
 * Keeps a config that is changed by its text and key by key. The text is read in the worker, so
 * that typing in long files stays quick; changes of keys wait for that.
 *
 * @param client the checker
 * @returns the text, what stands where in it (of an older text while the new one is read; null at
 *   first), whether a change was left to the reader, and how to change it
 */
export function useFileEdits(client: CheckClient) {
  const [edited, setEdited] = useState<Edited>({ text: '', past: [], waiting: [] })
  const [read, setRead] = useState<(Outline & { text: string }) | null>(null)
  const [isRefused, setRefused] = useState(false)
  const { text, past, waiting } = edited

  useEffect(() => {
    let isCurrent = true
    void client.outline(text).then(
      (outline) => {
        // The field that is typed in comes first, all that follows from it later.
        if (isCurrent) startTransition(() => setRead({ ...outline, text }))
      },
      // The check beside fails likewise, and says so.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [client, text])

  const [next, ...rest] = waiting
  if (next && read?.text === text) {
    const changed = read.readable ? changeFile(text, read.root, next) : undefined
    setRefused(changed === undefined)
    setEdited({ ...withText(edited, changed ?? text), waiting: rest })
  }

  const setText = useCallback((to: string) => {
    setRefused(false)
    setEdited((now) => withText(now, to))
  }, [])
  const change = useCallback((one: FileChange) => {
    startTransition(() =>
      setEdited((now) => ({
        ...now,
        waiting: [...now.waiting.filter((other) => !samePlace(one, other)), one],
      })),
    )
  }, [])
  const undo = useCallback(() => {
    setRefused(false)
    setEdited((now) => {
      const last = now.past.at(-1)
      return last === undefined ? now : { text: last, past: now.past.slice(0, -1), waiting: [] }
    })
  }, [])

  return { text, outline: read, isRefused, canUndo: past.length > 0, setText, change, undo }
}
