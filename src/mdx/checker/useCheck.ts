import { useEffect, useRef, useState } from 'react'
import { TooLongError } from '../../site/worker/callWorker'
import type { CheckClient } from './checkClient'
import type { CheckedConfig, CheckedText } from './checkMessages'

/** Milliseconds without typing until a text is checked. */
export const TYPING_PAUSE = 150

/** What was found in which text. */
export interface Checked extends CheckedText {
  text: string
}

/**
 * Keeps a text checked while it is typed.
 *
 * @param config YAML and what is known about it; null while that is still to come
 * @param client the checker
 * @returns the newest result, which may still be that of an older text; why the checker could
 *   not be loaded, and how to try again
 */
export function useCheck(config: CheckedConfig | null, client: CheckClient) {
  const [checked, setChecked] = useState<Checked | null>(null)
  const [error, setError] = useState<Error | null>(null)
  const [given, setGiven] = useState(config)
  // Another text may well be checked in time.
  if (config !== given) {
    setGiven(config)
    if (error instanceof TooLongError) setError(null)
  }
  const failed = error !== null
  const isFirst = useRef(true)

  useEffect(() => {
    if (failed || config === null) return
    let isCurrent = true
    const check = () => {
      void client.check(config).then(
        (found) => {
          if (isCurrent) setChecked({ ...found, text: config.text })
        },
        (reason: unknown) => {
          if (isCurrent) setError(reason instanceof Error ? reason : new Error(String(reason)))
        },
      )
    }
    const timer = setTimeout(check, isFirst.current ? 0 : TYPING_PAUSE)
    isFirst.current = false
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [config, client, failed])

  return { checked, error, retry: () => setError(null) }
}
