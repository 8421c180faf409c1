import { memo, useState } from 'react'
import type { EntryKind } from '../../effects/entry/entry'
import type { FinderHit } from '../../effects/finder/finder'
import { reasonWords } from '../../effects/runTime/words'
import { fillLabel } from '../../text/fillLabel'
import { useLabels } from '../../site/useLabels'
import { ToolButton } from '../tool/ToolButton'
import { GroupHead } from './GroupHead'
import { ResultRow } from './ResultRow'
import { FINDER_LABELS } from '../../docs/labels/finder'
import * as styles from './ResultList.module.css'

/** Rows of a new list; more follow while the reader scrolls. */
const ROWS = 60
const MORE_ROWS = 120

/** How far below the window the list grows already. */
const AHEAD = '800px 0px'

interface Props {
  hits: readonly FinderHit[]
  /** By kind under headings; otherwise the best first, whatever its kind. */
  isGrouped: boolean
}

/** The entries that fit. The list grows while the reader scrolls: a letter typed costs little. */
export const ResultList = memo(function ResultList({ hits, isGrouped }: Props) {
  const label = useLabels(FINDER_LABELS)
  const [grown, setGrown] = useState({ hits, rows: ROWS })
  const rows = grown.hits === hits ? grown.rows : ROWS
  const grow = () => setGrown({ hits, rows: rows + MORE_ROWS })
  const watch = (button: HTMLButtonElement) => {
    const observer = new IntersectionObserver(
      (changes) => {
        if (changes.some(({ isIntersecting }) => isIntersecting)) grow()
      },
      { rootMargin: AHEAD },
    )
    observer.observe(button)
    return () => observer.disconnect()
  }
  const shown = hits.slice(0, rows)
  return (
    <>
      {isGrouped ? (
        groupByKind(shown).map(([kind, members]) => (
          <section key={kind} className={styles.group}>
            <GroupHead kind={kind} count={countOf(hits, kind)} />
            <Rows hits={members} />
          </section>
        ))
      ) : (
        <Rows hits={shown} withKind />
      )}
      {shown.length < hits.length && (
        <p className={styles.more}>
          <ToolButton ref={watch} onClick={grow}>
            {fillLabel(label('finderMore'), { count: hits.length - shown.length })}
          </ToolButton>
        </p>
      )}
    </>
  )
})

function Rows({ hits, withKind = false }: { hits: readonly FinderHit[]; withKind?: boolean }) {
  return (
    <ul className={styles.list}>
      {hits.map(({ entry, mutators, reasons }) => (
        <ResultRow
          key={entry.href}
          entry={entry}
          mutators={mutators.join(' ')}
          when={reasons.map(reasonWords).join(', and ')}
          withKind={withKind}
        />
      ))}
    </ul>
  )
}

/** Hits without a query come by kind already. */
function groupByKind(hits: readonly FinderHit[]): [EntryKind, FinderHit[]][] {
  const groups = new Map<EntryKind, FinderHit[]>()
  for (const hit of hits) {
    const group = groups.get(hit.entry.kind)
    if (group) group.push(hit)
    else groups.set(hit.entry.kind, [hit])
  }
  return [...groups]
}

function countOf(hits: readonly FinderHit[], kind: EntryKind): number {
  return hits.filter(({ entry }) => entry.kind === kind).length
}
