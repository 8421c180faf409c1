import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { FinderEntry } from '../../effects/finder/finderEntry'
import type { ShortGroup } from '../../effects/finder/shortIndex'
import { choices } from '../../effects/finder/state'
import type { SynonymGroup } from '../../text/synonyms'
import type { VersionData } from '../../effects/versions/types'
import { useJson } from '../../site/files/useJson'
import { fillLabel } from '../../text/fillLabel'
import { useModule } from '../../site/lazy/useModule'
import { useHydrated } from '../../site/useHydrated'
import { useLabels } from '../../site/useLabels'
import { Examples } from './Examples'
import { IndexList } from './IndexList'
import { FIELD, onListKeys } from './listKeys'
import { useFinderState } from './useFinderState'
import { FINDER_LABELS } from '../../docs/labels/finder'
import * as styles from './EntryFinder.module.css'

/** Filled in by the build (`src/gatsby/resolvers/componentData.ts`). */
interface Props {
  /** All ids, for the list that comes with the page. */
  index: readonly ShortGroup[]
  /** Site path of the file with all that is known of them. */
  source: string
  /** Site path of the file with versions to choose from; missing where there are none. */
  versions?: string
  /** Words that mean the same. */
  synonyms?: readonly SynonymGroup[]
}

/**
 * The HTML holds the list without any filter. When the address asks for one, the list stays
 * hidden until scripts have taken over (styles show it after a while all the same), and says so.
 */
const HIDE_UNFILTERED = 'if(location.search)document.documentElement.dataset.finder="pending"'

/** Written here: React counts ids otherwise where it takes over a text on its own. */
const PANEL = 'finder-filters'

/** Hits of a query that may not be about it: a page of the wiki may be. */
const FEW = 10

const loadEngine = () => import('./engine')

/** All entries in one list that narrows down as one types and chooses. */
export function EntryFinder({ index, source, versions: versionSource, synonyms }: Props) {
  const label = useLabels(FINDER_LABELS)
  const hydrated = useHydrated()
  const { state, type, settle, choose } = useFinderState()
  const [isOpen, setOpen] = useState(false)
  const toggleRef = useRef<HTMLButtonElement>(null)
  const columns = useRef<HTMLDivElement>(null)
  const hasTyped = useRef(false)
  const shown = useDeferredValue(state)
  const chosenCount = choices(state.chosen).length
  const isWhole = shown.query.trim() === '' && choices(shown.chosen).length === 0
  const { value: engine, error, ...code } = useModule(loadEngine, hydrated)
  const { data: entries, ...list } = useJson<FinderEntry[]>(source, hydrated)
  const [isVersionOpen, setVersionOpen] = useState(false)
  const needsVersions = state.chosen.version !== undefined && versionSource !== undefined
  const { data: versions, ...past } = useJson<VersionData>(
    versionSource ?? '',
    hydrated && versionSource !== undefined && (needsVersions || isVersionOpen),
  )
  const isReady = !needsVersions || versions !== null
  const failed = list.failed || error !== null || past.failed
  const find = useMemo(
    () =>
      (isReady && engine && entries && engine.createFinder(entries, versions, synonyms)) || null,
    [isReady, engine, entries, versions, synonyms],
  )
  const found = useMemo(() => find?.(shown), [find, shown])
  // React writes hundreds of descriptions when it has nothing else to do.
  const described = useDeferredValue(entries)
  const known = useMemo(
    () => described && new Map(described.map((entry) => [entry.href, entry])),
    [described],
  )
  const total = useMemo(() => index.reduce((sum, group) => sum + group.entries.length, 0), [index])
  const count = isWhole ? total : found?.hits.length

  useEffect(() => {
    if (hydrated && shown === state) delete document.documentElement.dataset.finder
  }, [hydrated, shown, state])

  useEffect(() => {
    if (!hasTyped.current || !columns.current) return
    hasTyped.current = false
    // The best hits come first: further down stands what is left of the list before.
    const margin = parseFloat(getComputedStyle(columns.current).scrollMarginBlockStart)
    if (columns.current.getBoundingClientRect().top < margin) columns.current.scrollIntoView()
  }, [shown])

  return (
    // The keys only add to those that the field and the links have.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.finder} data-address="" onKeyDown={onListKeys}>
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
          value={state.query}
          onChange={(event) => {
            hasTyped.current = true
            type(event.target.value)
          }}
          onFocus={find?.prepare}
          onBlur={settle}
        />
        <button
          type="button"
          ref={toggleRef}
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={PANEL}
          onClick={() => setOpen(!isOpen)}
        >
          {label('finderFilters')}
          {chosenCount > 0 && <span className={styles.badge}>{chosenCount}</span>}
        </button>
      </div>
      <div className={styles.asked}>
        {isWhole ? (
          <Examples choose={choose} />
        ) : (
          engine && <engine.Chips state={state} choose={choose} />
        )}
      </div>
      <div ref={columns} className={styles.columns}>
        {engine && entries && found ? (
          <engine.FacetPanel
            id={PANEL}
            isOpen={isOpen}
            state={state}
            counts={found.counts}
            entries={entries}
            choose={choose}
            versions={versionSource === undefined ? undefined : versions}
            wantVersions={() => setVersionOpen(true)}
            count={found.hits.length}
            close={() => {
              setOpen(false)
              toggleRef.current?.focus()
            }}
          />
        ) : (
          <div className={styles.panelPlace} data-near="" />
        )}
        <div className={styles.results} data-loading={label('finderLoading')}>
          <div className={styles.summary}>
            <p role="status" className={styles.count}>
              {count === undefined
                ? !failed && label('finderLoading')
                : fillLabel(label('finderCount'), { count, total })}
              {found?.isPartial && found.hits.length > 0 && (
                <span className={styles.partly}> {label('finderPartly')}</span>
              )}
              {engine && found && <engine.LeftOut leftOut={found.leftOut} />}
            </p>
            <p className={styles.keys}>{label('finderKeys')}</p>
          </div>
          {failed && (
            <p role="alert" className={styles.failed}>
              {label('finderFailed')}{' '}
              <button
                type="button"
                className={styles.retry}
                onClick={() => [list, code, past].forEach(({ retry }) => retry())}
              >
                {label('retry')}
              </button>
            </p>
          )}
          {isWhole && <IndexList index={index} known={known ?? undefined} />}
          {!isWhole &&
            engine &&
            entries &&
            find &&
            found &&
            (found.hits.length === 0 ? (
              <engine.NoResults entries={entries} find={find} state={shown} choose={choose} />
            ) : (
              <>
                <engine.ResultList hits={found.hits} isGrouped={shown.query.trim() === ''} />
                {(found.isPartial || found.hits.length <= FEW) && (
                  <engine.WholeWiki query={shown.query} />
                )}
              </>
            ))}
        </div>
      </div>
    </div>
  )
}
