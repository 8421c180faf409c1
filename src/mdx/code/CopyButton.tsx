import { useEffect, useState } from 'react'
import { copyText } from '../../site/clipboard'
import { useLabels } from '../../site/useLabels'
import { PixelIcon } from '../PixelIcon'
import * as styles from './CopyButton.module.css'

const SHEETS = 'M5 1h10v10h-4v4H1V5h4zm1 1v3h5v5h3V2zM2 6v8h8V6z'
const TICK =
  'M13 3h2v2h-1v1h-1v1h-1v1h-1v1h-1v1H9v1H8v1H6v-1H5v-1H4V9H3V7h2v1h1v1h2V8h1V7h1V6h1V5h1V4h1z'

/** How long the button tells what happened. */
const ANSWER_MS = 2500

/** Copies code; says so on screen and to screen readers, also when it fails. */
export function CopyButton({ text }: { text: () => string }) {
  const label = useLabels()
  const [copied, setCopied] = useState<boolean>()
  useEffect(() => {
    if (copied === undefined) return
    const timer = setTimeout(() => setCopied(undefined), ANSWER_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = () => void copyText(text().replace(/\n$/, '')).then(setCopied)
  return (
    <>
      <span role="status" className={copied === false ? styles.failed : 'visually-hidden'}>
        {copied !== undefined && label(copied ? 'copied' : 'copyFailed')}
      </span>
      <button
        type="button"
        className={styles.button}
        data-copied={copied}
        aria-label={label('copyCode')}
        title={label('copy')}
        onClick={copy}
      >
        <PixelIcon path={copied ? TICK : SHEETS} />
      </button>
    </>
  )
}
