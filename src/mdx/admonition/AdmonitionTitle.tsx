import type { ReactNode } from 'react'
import { useLabels } from '../../site/useLabels'
import { PixelIcon } from '../PixelIcon'
import { ADMONITION_KINDS } from './kinds'
import type { AdmonitionKind } from './kinds'
import * as styles from './Admonition.module.css'

/** Title of an admonition: the author's, or the word for its kind. */
export function AdmonitionTitle({
  kind,
  children,
}: {
  kind: AdmonitionKind
  children?: ReactNode
}) {
  const label = useLabels()
  const { label: key, path } = ADMONITION_KINDS[kind]
  return (
    <p className={styles.title}>
      <PixelIcon path={path} />
      {children == null ? (
        label(key)
      ) : (
        <span>
          <span className="visually-hidden">{label(key)}: </span>
          {children}
        </span>
      )}
    </p>
  )
}
