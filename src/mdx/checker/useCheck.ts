import { useEffect, useRef, useState } from 'react'
import type { CheckReport } from '../../effects/checker/types'
import { withBase } from '../../site/basePath'
import { TooLongError } from '../../site/worker/callWorker'
import type { CheckClient } from './checkClient'
import { createCheckClient } from './checkClient'
import type { CheckedConfig } from './checkMessages'

/** Milliseconds without typing until a text is checked. */
const DELAY = 150

/** What was found in which text. */
export interface Checked {
  text: string
  report: CheckReport
}

/**
 * Keeps a text checked while it is typed.
 *
 * @param config YAML and what is known about it; null while that is still to come
 * @param source site path of the reference
 * @returns the newest result, which may still be that of an older text; why the checker could
 *   not be loaded, and how to try again
 */
export function useCheck(config: CheckedConfig | null, source: string) {
  const client = useRef<CheckClient | null>(null)
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
    if (failed) return
    client.current = createCheckClient(new URL(withBase(source), location.href).href)
    return () => client.current?.close()
  }, [source, failed])

  useEffect(() => {
    if (failed || config === null) return
    let isCurrent = true
    const check = () => {
      void client.current?.check(config).then(
        (report) => {
          if (isCurrent) setChecked({ text: config.text, report })
        },
        (reason: unknown) => {
          if (isCurrent) setError(reason instanceof Error ? reason : new Error(String(reason)))
        },
      )
    }
    const timer = setTimeout(check, isFirst.current ? 0 : DELAY)
    isFirst.current = false
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [config, failed])

  return { checked, error, retry: () => setError(null) }
}
