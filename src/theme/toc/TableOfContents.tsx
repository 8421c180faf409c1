import { useEffect, useMemo, useRef } from 'react'
import type { TocHeading } from '../../docs/compile/collect'
import { reveal } from '../sidebar/reveal'
import { useLabels } from '../../site/useLabels'
import { nestHeadings } from './headingTree'
import * as styles from './TableOfContents.module.css'
import { TocList } from './TocList'
import { useActiveHeading } from './useActiveHeading'

/** The headings of the page beside its text, on wide screens; {@link TocBox} is for the others. */
export function TableOfContents({ headings }: { headings: readonly TocHeading[] }) {
  const label = useLabels()
  const active = useActiveHeading(useMemo(() => headings.map(({ id }) => id), [headings]))
  const nav = useRef<HTMLElement>(null)

  useEffect(() => {
    reveal(nav.current?.querySelector('[aria-current]'))
  }, [active])

  if (headings.length === 0) return null
  return (
    <nav ref={nav} aria-label={label('onThisPage')} className={styles.toc}>
      <p className={styles.title}>{label('onThisPage')}</p>
      <TocList headings={nestHeadings(headings)} active={active} />
    </nav>
  )
}
