import type { ReactNode } from 'react'
import type { AdmonitionKind } from './kinds'
import * as styles from './Admonition.module.css'

/** A boxed aside. Its title is its first child. */
export function Admonition({ kind, children }: { kind: AdmonitionKind; children?: ReactNode }) {
  return (
    <div role="note" className={styles.admonition} data-admonition={kind}>
      {children}
    </div>
  )
}
