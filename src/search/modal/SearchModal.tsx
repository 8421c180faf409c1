import { DocSearchModal } from '@docsearch/react'
import type { DocSearchHit, DocSearchModalProps } from '@docsearch/react'
import '@docsearch/css/dist/modal.css'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { MouseEvent } from 'react'
import { createPortal } from 'react-dom'
import { SEARCH_MODAL_LABELS } from '../../docs/labels/searchModal'
import { usePageInfo } from '../../site/contexts/page'
import { useSiteData } from '../../site/contexts/siteData'
import { fillLabel } from '../../text/fillLabel'
import { isPlainClick } from '../../site/plainClick'
import { withBase } from '../../site/basePath'
import { retype } from '../../site/retype'
import { useLabels } from '../../site/useLabels'
import { getSearchClient } from '../client'
import { contextualFilters } from '../facets'
import { HitIcon } from '../HitIcon'
import { HitBadge } from '../HitBadge'
import { resultHref } from '../resultUrl'
import type { SearchHit } from '../types'
import { pagesFirst, toModalHit } from './modalHits'
import type { ModalHit } from './modalHits'
import { modalTranslations } from './modalTranslations'
import { askAgain } from './askAgain'
import { patientEnter } from './patientEnter'
import { adaptSearchClient } from './searchAdapter'
import { Preview } from './Preview'
import { StartLinks } from './StartLinks'
import { useDialog } from './useDialog'
import { useLeave } from './useLeave'
import './docsearch.css'

/** What was typed before the field was there. */
export interface TypedQuery {
  query: string
  /** Enter was pressed after it. */
  isEntered: boolean
}

export interface SearchModalProps {
  initialQuery: string
  /**
   * Hands over all that was typed until now, from which on the field takes it; null when that was done
   * before. Must keep its identity.
   */
  takeTyped: () => TypedQuery | null
  /** Must keep its identity while the modal is open. */
  onClose: () => void
}

const NOTHING: string[] = []

/** Results of one area at most: those of the next one are not to stand too far below. */
const MOST_OF_AREA = 8

const never = () => () => undefined
/** Is there as soon as DocSearch has rendered, which React asks for once more after that. */
const findList = () => document.querySelector('.DocSearch-Dropdown')

/** The search modal of DocSearch, for both engines. Loaded when it is first opened. */
export function SearchModal({ initialQuery, takeTyped, onClose }: SearchModalProps) {
  const label = useLabels(SEARCH_MODAL_LABELS)
  const { search, siteUrl } = useSiteData()
  const { locale, version } = usePageInfo().set
  const hosted = search.engine === 'algolia'
  const [failed, setFailed] = useState(false)
  const [near, setNear] = useState<string[]>(NOTHING)
  const leave = useLeave(onClose)
  useDialog({ name: label('search'), hosted }, onClose)
  const [enter] = useState(patientEnter)
  useEffect(() => enter.listen(), [enter])
  useEffect(() => {
    // The field has the focus by now: on a slow phone some letters were typed while it was made.
    const field = document.querySelector<HTMLInputElement>('.DocSearch-Input')
    const typed = takeTyped()
    if (!field || typed === null) return
    if (typed.isEntered) enter.press()
    if (typed.query === initialQuery) return
    field.value = typed.query
    retype(field)
  }, [takeTyped, initialQuery, enter])

  // DocSearch starts over whenever one of its props changes.
  const engineProps = useMemo(() => {
    const site = { siteUrl, basePath: __BASE_PATH__, externalUrlRegex: search.externalUrlRegex }
    return {
      transformSearchClient: adaptSearchClient(getSearchClient(search), {
        onAsk: enter.ask,
        onOutcome: setFailed,
        onMore: askAgain,
        // The same empty list is no change, which would render everything anew.
        onNear: (words) => setNear(words.length > 0 ? words : NOTHING),
      }),
      searchParameters: { facetFilters: contextualFilters({ locale, version }) },
      transformItems: (items: DocSearchHit[]) =>
        pagesFirst(items as unknown as SearchHit[]).map((hit) =>
          toModalHit(hit, resultHref(hit.url, site)),
        ),
    }
  }, [search, siteUrl, locale, version, enter])

  const seeAll = label('seeAllResults')
  const follow = useCallback(
    (event: MouseEvent, href: string) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      leave(href)
    },
    [leave],
  )
  const parts = useMemo((): Pick<
    DocSearchModalProps,
    'navigator' | 'hitComponent' | 'resultsFooterComponent'
  > => {
    return {
      navigator: {
        navigate: ({ itemUrl }) => leave(itemUrl),
        navigateNewTab: ({ itemUrl }) => void window.open(itemUrl, '_blank', 'noopener'),
        navigateNewWindow: ({ itemUrl }) => void window.open(itemUrl, '_blank', 'noopener'),
      },
      hitComponent({ hit, children }) {
        const own = hit as unknown as ModalHit
        const { type, kind, row, hierarchy, anchor, url_without_anchor: page, isBest } = own
        return (
          <a
            href={hit.url}
            tabIndex={-1}
            data-best={isBest}
            data-page={page}
            data-anchor={anchor ?? undefined}
            onClick={(event) => follow(event, hit.url)}
          >
            <HitIcon type={type} kind={kind} area={hierarchy.lvl0} />
            {children}
            <HitBadge type={type} kind={kind} row={row} />
          </a>
        )
      },
      resultsFooterComponent({ state }) {
        const count = Number(state.context['nbHits'] ?? 0)
        const href = withBase(`${search.searchPagePath}?q=${encodeURIComponent(state.query)}`)
        return (
          <a href={href} onClick={(event) => follow(event, href)}>
            {fillLabel(seeAll, { count })}
          </a>
        )
      },
    }
  }, [leave, follow, search, seeAll])

  // DocSearch has no place for more on its start screen, so that this stands behind it.
  const list = useSyncExternalStore(never, findList, () => null)

  const modal = createPortal(
    <DocSearchModal
      appId={hosted ? search.appId : 'embedded'}
      apiKey={hosted ? search.apiKey : 'embedded'}
      // Also names the reader's history, which sites on one host must not share.
      indexName={hosted ? search.indexName : `docs${__BASE_PATH__}`}
      placeholder={label('searchPlaceholder')}
      initialQuery={initialQuery}
      maxResultsPerGroup={MOST_OF_AREA}
      initialScrollY={window.scrollY}
      onClose={onClose}
      translations={modalTranslations(label, failed)}
      {...engineProps}
      {...parts}
    />,
    document.body,
  )
  return (
    <>
      {modal}
      {list && createPortal(<StartLinks follow={follow} near={near} />, list)}
      {list?.parentElement && !hosted && createPortal(<Preview list={list} />, list.parentElement)}
    </>
  )
}
