import { nearestEntries, waysOn } from '../../effects/finder/suggestions'
import type { Finder } from '../../effects/finder/finder'
import type { FinderEntry } from '../../effects/finder/finderEntry'
import type { FinderState } from '../../effects/finder/state'
import { fillLabel } from '../../text/fillLabel'
import { useLabels } from '../../site/useLabels'
import { ToolButton } from '../tool/ToolButton'
import { EntryRow } from './EntryRow'
import { FACET_WORDS, choiceLabel } from './facetLabels'
import { WholeWiki } from './WholeWiki'
import * as styles from './NoResults.module.css'

interface Props {
  entries: readonly FinderEntry[]
  find: Finder
  state: FinderState
  choose: (state: FinderState) => void
}

/** What to do when nothing fits: one filter less, or an id that was nearly typed. */
export function NoResults({ entries, find, state, choose }: Props) {
  const label = useLabels(FACET_WORDS)
  const query = state.query.trim()
  const near = nearestEntries(entries, query)
  return (
    <div className={styles.none}>
      <p className={styles.title}>
        {query === '' ? label('finderNone') : fillLabel(label('finderNoneFor'), { query })}
      </p>
      {near.length > 0 && (
        <>
          <p className={styles.word}>{label('finderNearest')}</p>
          <ul className={styles.near}>
            {near.map((entry) => (
              <EntryRow key={entry.href} entry={entry} withKind isOffer />
            ))}
          </ul>
        </>
      )}
      <div className={styles.ways}>
        {waysOn(find, state).map(({ facet, value, state: next, count }) => {
          const choice = facet
            ? choiceLabel(label, facet, value)
            : fillLabel(label('finderWords'), { query: value.trim() })
          return (
            <ToolButton key={choice} onClick={() => choose(next)}>
              {fillLabel(label('finderWithout'), { choice, count })}
            </ToolButton>
          )
        })}
      </div>
      <WholeWiki query={query} />
    </div>
  )
}
