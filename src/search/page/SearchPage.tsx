import { SEARCH_PAGE_LABELS } from '../../docs/labels/searchPage'
import { SEARCH_START_LABELS } from '../../docs/labels/searchStart'
import { docSetKey, usePageInfo } from '../../site/contexts/page'
import { useSiteData } from '../../site/contexts/siteData'
import { fillLabel } from '../../text/fillLabel'
import { ModuleStatus } from '../../site/lazy/ModuleStatus'
import { useModule } from '../../site/lazy/useModule'
import { useHydrated } from '../../site/useHydrated'
import { useLabels } from '../../site/useLabels'
import { PageLinks } from './PageLinks'
import { startGroups } from '../startGroups'
import { warmUp } from '../warmUp'
import { readChoices, useChoices } from './useChoices'
import { useQueryParam } from './useQueryParam'
import { useSearchResults } from './useSearchResults'
import type { SearchResults } from './useSearchResults'
import * as chips from './FacetChips.module.css'
import * as styles from './SearchPage.module.css'

const WORDS = { ...SEARCH_PAGE_LABELS, ...SEARCH_START_LABELS }

const loadFound = () => import('./found')

/** What a screen reader hears and everybody sees about the results. */
function useStatusText({ status, query, nbHits, counted }: SearchResults): string {
  const label = useLabels(SEARCH_PAGE_LABELS)
  if (status === 'loading') return label('searching')
  if (status !== 'done') return ''
  const total = counted?.total ?? nbHits
  if (nbHits < total) return fillLabel(label('searchCountOf'), { count: nbHits, total, query })
  if (nbHits === 0) return fillLabel(label('searchCountNone'), { query })
  if (nbHits === 1) return fillLabel(label('searchCountOne'), { query })
  return fillLabel(label('searchCount'), { count: nbHits, query })
}

/** The search page: the same engine as the modal, with room for every result. */
export function SearchPage() {
  const label = useLabels(WORDS)
  const { search, navbar, sidebars } = useSiteData()
  const { set } = usePageInfo()
  const { text, query, setText, submit } = useQueryParam()
  const { written, toggle, clear } = useChoices()
  const { results, more, retry } = useSearchResults(search, set, query, written)
  const status = useStatusText(results)
  const { value: found, ...loading } = useModule(loadFound, Boolean(query))
  const key = docSetKey(set)
  const start = startGroups(navbar, sidebars[key] ?? [], key, {
    popular: label('searchAsked'),
    pages: label('searchPages'),
  })
  const hydrated = useHydrated()
  const isFound = results.nbHits > 0 || (results.counted?.total ?? 0) > 0
  const none = results.status === 'done' && !isFound

  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{label('search')}</h1>
      {/* Whatever was searched for: what the page says first is there before its scripts are. */}
      <p className={styles.lead}>{label('searchPageStart')}</p>
      <noscript>
        <p className={styles.note}>{label('searchNeedsScript')}</p>
      </noscript>
      <form
        role="search"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <label className="visually-hidden" htmlFor="search-page-field">
          {label('searchFieldLabel')}
        </label>
        <input
          id="search-page-field"
          className={styles.field}
          type="search"
          name="q"
          value={text}
          placeholder={label('searchPlaceholder')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          // Typing before the page is ready would be lost.
          disabled={!hydrated}
          onFocus={() => warmUp(search)}
          onChange={(event) => setText(event.target.value)}
        />
      </form>

      <p className={styles.status} role="status" data-loading={results.status === 'loading'}>
        {status}
      </p>

      {query &&
        !none &&
        results.status !== 'error' &&
        (found ? (
          <found.FacetChips
            counted={results.counted}
            choices={readChoices(written)}
            toggle={toggle}
            clear={clear}
          />
        ) : (
          <div className={chips.facets} />
        ))}

      {none && (
        <>
          <p className={styles.note}>{label('searchNoneHelp')}</p>
          {results.suggestions.length > 0 && (
            <section>
              <h2 className={styles.subtitle}>{label('searchNearest')}</h2>
              <ul className={styles.words}>
                {results.suggestions.map((word) => (
                  <li key={word}>
                    <button type="button" className={styles.button} onClick={() => setText(word)}>
                      {word}
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      )}
      {(none || (query === '' && results.status === 'idle')) &&
        start.map(({ title, links }) => <PageLinks key={title} title={title} links={links} />)}

      {results.status === 'error' && (
        <div className={styles.error} role="alert">
          <h2>{label('searchFailed')}</h2>
          <p>{fillLabel(label('searchFailedPage'), { query: results.query })}</p>
          <button type="button" className={styles.button} onClick={retry}>
            {label('retry')}
          </button>
        </div>
      )}

      <div
        className={styles.results}
        data-loading={results.status === 'loading'}
        aria-busy={results.status === 'loading' || results.isEarly === true}
      >
        {results.hits.length > 0 &&
          (found ? <found.HitGroups hits={results.hits} /> : <ModuleStatus {...loading} />)}
      </div>
      {results.hits.length < results.nbHits && (
        <p className={styles.more}>
          <button
            type="button"
            className={styles.button}
            disabled={results.status === 'loading'}
            onClick={more}
          >
            {label('searchMore')}
          </button>
          <span className={styles.shown}>
            {fillLabel(label('filterCount'), { count: results.hits.length, total: results.nbHits })}
          </span>
        </p>
      )}
    </div>
  )
}
