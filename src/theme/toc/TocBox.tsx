import type { TocHeading } from '../../docs/compile/collect'
import { useLabels } from '../../site/useLabels'
import { nestHeadings } from './headingTree'
import * as styles from './TocBox.module.css'
import { TocList } from './TocList'

/** The headings of the page in a box that opens, above the text on narrower screens. */
export function TocBox({ headings }: { headings: readonly TocHeading[] }) {
  const label = useLabels()
  if (headings.length === 0) return null
  return (
    <details className={styles.box}>
      <summary className={styles.summary}>{label('onThisPage')}</summary>
      <nav aria-label={label('onThisPage')} className={styles.content}>
        <TocList headings={nestHeadings(headings)} />
      </nav>
    </details>
  )
}
