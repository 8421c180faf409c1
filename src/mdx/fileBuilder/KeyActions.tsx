import type { ReactNode } from 'react'
import { FILE_BUILDER_LABELS } from '../../docs/labels/fileBuilder'
import { useLabels } from '../../site/useLabels'
import { fillLabel } from '../../text/fillLabel'
import * as styles from './KeyActions.module.css'

interface Props {
  /** What the place is called. */
  name: string
  /** Leads to it in the text. */
  onShow: () => void
  onRemove: () => void
  /** What else leads from there. */
  children?: ReactNode
}

/** What can be done with a place of the file: show it, remove it. */
export function KeyActions({ name, onShow, onRemove, children }: Props) {
  const label = useLabels(FILE_BUILDER_LABELS)
  return (
    <span className={styles.actions}>
      {children}
      <button
        type="button"
        className={styles.link}
        aria-label={fillLabel(label('showKey'), { key: name })}
        onClick={onShow}
      >
        {label('show')}
      </button>
      <button
        type="button"
        className={styles.link}
        aria-label={fillLabel(label('removeKey'), { key: name })}
        onClick={onRemove}
      >
        ✕
      </button>
    </span>
  )
}
