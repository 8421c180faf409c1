import { useId } from 'react'
import type { ReactNode } from 'react'
import type { EntryKind } from '../../effects/entry/entry'
import * as styles from './Part.module.css'

interface Props {
  title: string
  help?: string
  /** What it holds; it takes the hue of the kind. */
  kind?: EntryKind
  children: ReactNode
}

/** One part of the form. */
export function Part({ title, help, kind, children }: Props) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id} data-kind={kind}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {help !== undefined && <p className={styles.help}>{help}</p>}
      {children}
    </section>
  )
}
