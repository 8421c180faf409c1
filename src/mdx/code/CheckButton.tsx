import { useState } from 'react'
import { usePageInfo } from '../../site/contexts/page'
import { useLabels } from '../../site/useLabels'
import * as styles from './CopyButton.module.css'

interface Props {
  text: () => string
  /** Path of the config, if the page names it. */
  file?: string
}

/** Takes an example to the config checker, where the docs have one. */
export function CheckButton({ text, file }: Props) {
  const label = useLabels()
  const { checker } = usePageInfo().doc ?? {}
  const [failed, setFailed] = useState(false)
  if (checker === undefined) return null
  const open = () =>
    import('./openInChecker')
      .then(({ openInChecker }) => openInChecker(checker, text(), file))
      .catch(() => setFailed(true))
  return (
    <button type="button" className={styles.check} aria-live="polite" onClick={() => void open()}>
      {label(failed ? 'partFailed' : 'checkConfig')}
    </button>
  )
}
