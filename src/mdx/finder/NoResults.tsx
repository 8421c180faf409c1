import { nearestEntries, waysOn } from '../../effects/finder/suggestions'
import type { Finder } from '../../effects/finder/finder'
import type { FinderEntry } from '../../effects/finder/finderEntry'
import type { FinderState } from '../../effects/finder/state'
import { fillLabel } from '../../site/labels'
import { Link } from '../../site/Link'
import { useLabels } from '../../site/useLabels'
import { KindBadge } from '../../site/kind/KindBadge'
import { FACET_WORDS, choiceLabel } from './facetLabels'
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
            {near.map(({ kind, id, href }) => (
              <li key={href} className={styles.item}>
                <Link href={href}>
                  <code>{id}</code>
                </Link>
                <KindBadge kind={kind} />
              </li>
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
            <button key={choice} type="button" className={styles.way} onClick={() => choose(next)}>
              {fillLabel(label('finderWithout'), { choice, count })}
            </button>
          )
        })}
      </div>
    </div>
  )
}
