import { useMemo, useRef } from 'react'
import type { TocHeading } from '../../docs/compile/collect'
import { useLabels } from '../../site/useLabels'
import { nestHeadings } from './headingTree'
import * as styles from './TocBox.module.css'
import { TocList } from './TocList'
import { useActiveHeading } from './useActiveHeading'

/**
 * The headings of the page in a bar that stays in view and opens, on narrower screens. It says
 * what is being read.
 */
export function TocBox({ headings }: { headings: readonly TocHeading[] }) {
  const label = useLabels()
  const box = useRef<HTMLDetailsElement>(null)
  const active = useActiveHeading(useMemo(() => headings.map(({ id }) => id), [headings]))
  // The list lies on the text: it makes way for what was chosen.
  const close = () => box.current?.removeAttribute('open')
  return (
    <details ref={box} className={styles.box} data-print-hidden="">
      <summary className={styles.summary}>
        {label('onThisPage')}
        <span className={styles.current}>{headings.find(({ id }) => id === active)?.text}</span>
      </summary>
      <nav aria-label={label('onThisPage')} className={styles.content}>
        <TocList headings={nestHeadings(headings)} active={active} onChoose={close} />
      </nav>
    </details>
  )
}
