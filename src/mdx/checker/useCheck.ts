import { useEffect, useRef, useState } from 'react'
import type { CheckReport } from '../../effects/checker/types'
import { withBase } from '../../site/basePath'
import type { CheckClient } from './checkClient'
import { createCheckClient } from './checkClient'

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
 * @param text YAML
 * @param file path of the config, if it is known
 * @param source site path of the reference
 * @returns the newest result, which may still be that of an older text; why the checker could
 *   not be loaded, and how to try again
 */
export function useCheck(text: string, file: string | undefined, source: string) {
  const client = useRef<CheckClient | null>(null)
  const [checked, setChecked] = useState<Checked | null>(null)
  const [error, setError] = useState<Error | null>(null)
  const failed = error !== null
  const isFirst = useRef(true)

  useEffect(() => {
    if (failed) return
    client.current = createCheckClient(new URL(withBase(source), location.href).href)
    return () => client.current?.close()
  }, [source, failed])

  useEffect(() => {
    if (failed) return
    let isCurrent = true
    const check = () =>
      client.current?.check(text, file).then(
        (report) => {
          if (isCurrent) setChecked({ text, report })
        },
        (reason: unknown) => {
          if (isCurrent) setError(reason instanceof Error ? reason : new Error(String(reason)))
        },
      )
    const timer = setTimeout(check, isFirst.current ? 0 : DELAY)
    isFirst.current = false
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [text, file, failed])

  return { checked, error, retry: () => setError(null) }
}
