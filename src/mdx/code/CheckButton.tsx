import { useState } from 'react'
import { usePageInfo } from '../../site/contexts/page'
import { useLabels } from '../../site/useLabels'
import type { Beside } from '../tool/packText'
import * as styles from './CopyButton.module.css'

interface Props {
  text: () => string
  /** What the page says of the config. */
  beside: Beside
}

/** Takes an example to the config checker, where the docs have one. */
export function CheckButton({ text, beside }: Props) {
  const label = useLabels()
  const { checker } = usePageInfo().doc ?? {}
  const [failed, setFailed] = useState(false)
  if (checker === undefined) return null
  const open = () =>
    import('./openInChecker')
      .then(({ openInChecker }) => openInChecker(checker, text(), beside))
      .catch(() => setFailed(true))
  return (
    <button type="button" className={styles.check} aria-live="polite" onClick={() => void open()}>
      {label(failed ? 'partFailed' : 'checkConfig')}
    </button>
  )
}
