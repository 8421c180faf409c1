import { useId } from 'react'
import type { BuilderEntry } from '../../effects/builder/reference'
import { fillLabel } from '../../text/fillLabel'
import { Link } from '../../site/Link'
import { inlineMarkdown } from '../entry/inlineMarkdown'
import type { BuilderLabel } from '../../docs/labels/builder'
import * as styles from './CardHead.module.css'

interface Props {
  entry: BuilderEntry
  /** Id as the config has it, where it differs from the entry's. */
  id?: string
  href: string
  /** Why it has to stay. */
  kept?: string
  /** Missing for what always stays. */
  onRemove?: () => void
  label: (key: BuilderLabel) => string
}

/** Name of a chosen entry, what it does, and the button that takes it out. */
export function CardHead({ entry, id = entry.id, href, kept, onRemove, label }: Props) {
  const keptId = useId()
  const isKept = kept !== undefined
  return (
    <div className={styles.head}>
      <Link href={href} className={styles.id}>
        <code>{id}</code>
      </Link>
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={fillLabel(label('remove'), { id })}
          aria-disabled={isKept}
          aria-describedby={isKept ? keptId : undefined}
          onClick={() => {
            if (!isKept) onRemove()
          }}
        >
          ✕
        </button>
      )}
      <p className={styles.about}>
        {inlineMarkdown(entry.description)}
        {entry.plugins && (
          <span className={styles.plugins}>
            {' '}
            {fillLabel(label('needs'), { plugins: entry.plugins.join(', ') })}.
          </span>
        )}
        {isKept && (
          <span id={keptId} className={styles.kept}>
            {' '}
            {kept}
          </span>
        )}
      </p>
    </div>
  )
}
