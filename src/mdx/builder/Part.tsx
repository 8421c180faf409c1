import { useId } from 'react'
import type { ReactNode } from 'react'
import * as styles from './Part.module.css'

interface Props {
  title: string
  help?: string
  children: ReactNode
}

/** One part of the form. */
export function Part({ title, help, children }: Props) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {help !== undefined && <p className={styles.help}>{help}</p>}
      {children}
    </section>
  )
}
