import { useDeferredValue, useEffect, useId, useMemo, useState } from 'react'
import { createFinder } from '../../effects/finder/finder'
import type { FinderEntry } from '../../effects/finder/finderEntry'
import { choices } from '../../effects/finder/state'
import { fillLabel } from '../../theme/labels'
import { useLabels } from '../../theme/useLabels'
import { useModule } from '../useModule'
import { FIELD, onListKeys } from './listKeys'
import { ResultList } from './ResultList'
import { useFinderState } from './useFinderState'
import { useHydrated } from './useHydrated'
import * as styles from './EntryFinder.module.css'

/**
 * The HTML holds the list without any filter. When the address asks for one, the list stays
 * hidden until scripts have taken over (styles show it after a while all the same).
 */
const HIDE_UNFILTERED = 'if(location.search)document.documentElement.dataset.finder="pending"'

const loadControls = () => import('./controls')
const loadNoResults = () => import('./NoResults')

/** All entries in one list that narrows down as one types and chooses. */
export function EntryFinder({ entries }: { entries: FinderEntry[] }) {
  const label = useLabels()
  const hydrated = useHydrated()
  const { state, type, settle, choose } = useFinderState()
  const [isOpen, setOpen] = useState(false)
  const panelId = useId()
  const find = useMemo(() => createFinder(entries), [entries])
  const shown = useDeferredValue(state)
  const found = useMemo(() => find(shown), [find, shown])
  const chosenCount = choices(state.chosen).length
  const count = found.hits.length
  const controls = useModule(loadControls, hydrated)
  const none = useModule(loadNoResults, count === 0)

  useEffect(() => {
    if (hydrated && shown === state) delete document.documentElement.dataset.finder
  }, [hydrated, shown, state])

  return (
    // The keys only add to those that the field and the links have.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.finder} onKeyDown={onListKeys}>
      <script dangerouslySetInnerHTML={{ __html: HIDE_UNFILTERED }} />
      <div className={styles.bar}>
        <input
          {...FIELD}
          type="search"
          className={styles.field}
          aria-label={label('finderField')}
          placeholder={label('finderField')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          // Typing before the page is ready would be lost.
          disabled={!hydrated}
          value={state.query}
          onChange={(event) => type(event.target.value)}
          onFocus={find.prepare}
          onBlur={settle}
        />
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
        >
          {label('finderFilters')}
          {chosenCount > 0 && <span className={styles.badge}>{chosenCount}</span>}
        </button>
      </div>
      <div className={styles.columns}>
        {controls && (
          <controls.FacetPanel
            id={panelId}
            isOpen={isOpen}
            state={state}
            counts={found.counts}
            entries={entries}
            choose={choose}
          />
        )}
        <div className={styles.results}>
          <div className={styles.summary}>
            <p role="status" className={styles.count}>
              {fillLabel(label('finderCount'), { count, total: entries.length })}
            </p>
            <p className={styles.keys}>{label('finderKeys')}</p>
          </div>
          {controls && <controls.Chips state={state} choose={choose} />}
          {count === 0 && none && (
            <none.NoResults entries={entries} find={find} state={shown} choose={choose} />
          )}
          <ResultList hits={found.hits} isGrouped={shown.query.trim() === ''} />
        </div>
      </div>
    </div>
  )
}
