import { useState } from 'react'
import { withBase } from '../../site/basePath'
import { useLabels } from '../../site/useLabels'
import * as styles from './CopyPage.module.css'

const load = () => import('./copyMarkdown')

/** Early, so that the click itself can write: browsers refuse what comes long after it. */
const prepare = () => void load().catch(() => undefined)

/** Copies the page as Markdown; when that fails, says so and leads to the Markdown. */
export function CopyPage({ source }: { source: string }) {
  const label = useLabels()
  const [copied, setCopied] = useState<boolean>()
  const address = withBase(source)
  const copy = () => {
    load()
      .then(({ copyMarkdown }) => copyMarkdown(address))
      .then(setCopied, () => setCopied(false))
  }
  return (
    <div className={styles.copy} data-print-hidden="">
      <span role="status">
        {copied && label('copied')}
        {copied === false && <a href={address}>{label('copyPageFailed')}</a>}
      </span>{' '}
      <button
        type="button"
        className={styles.button}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={copy}
      >
        {label('copyPage')}
      </button>
    </div>
  )
}
