import { useCallback, useMemo } from 'react'
import { NOT_FOUND_LABELS } from '../../docs/labels/notFound'
import { cutLists, withLists } from '../../docs/packedSidebar'
import type { SidebarList } from '../../docs/packedSidebar'
import { flattenDocs } from '../../docs/sidebarNav'
import type { NavLink } from '../../docs/sidebarNav'
import type { SidebarItem } from '../../docs/sidebar'
import { docSetKey, usePageInfo } from '../../site/contexts/page'
import { useSiteData } from '../../site/contexts/siteData'
import { withBase, withoutBase } from '../../site/basePath'
import { Link } from '../../site/Link'
import { useModule } from '../../site/lazy/useModule'
import { useHydrated } from '../../site/useHydrated'
import { useLabels } from '../../site/useLabels'
import { listLoader } from '../sidebar/loadList'
import { nearestRoutes, searchWords } from './nearestRoutes'
import * as styles from './NotFound.module.css'

const SUGGESTIONS = 3

const NO_LISTS: SidebarList[] = []

interface NotFoundProps {
  /**
   * Path of the unknown address as the browser has it. It is read after hydration alone,
   * because one and the same HTML answers every unknown address.
   */
  pathname: string
}

/** The first pages of the sidebar's top level. */
function topPages(items: readonly SidebarItem[]): NavLink[] {
  return items
    .flatMap((item) =>
      (item.type === 'doc' || item.type === 'category') && item.href !== undefined
        ? [{ label: item.label, href: item.href }]
        : [],
    )
    .slice(0, SUGGESTIONS)
}

/** Body of the not-found page: what happened, and the ways on. */
export function NotFound({ pathname }: NotFoundProps) {
  const label = useLabels(NOT_FOUND_LABELS)
  const { sidebars, search, locales } = useSiteData()
  const { set } = usePageInfo()
  const hydrated = useHydrated()
  const key = docSetKey(set)
  const items = sidebars[key]
  const load = useCallback(
    () => Promise.all(cutLists(items ?? []).map((list) => listLoader(key, list)())),
    [items, key],
  )
  const lists = useModule(load, hydrated)
  // Without the lists the pages that are known anyway are better than none.
  const known = lists.error ? NO_LISTS : lists.value
  const path = withoutBase(pathname)
  const words = useMemo(() => (hydrated ? searchWords(path) : ''), [hydrated, path])
  const nearest = useMemo(() => {
    if (known === null) return []
    return nearestRoutes(path, flattenDocs(withLists(items ?? [], known)), SUGGESTIONS)
  }, [known, path, items])

  // Where no page is near, those at the top of the sidebar are a beginning.
  const offered = nearest.length > 0 ? nearest : known ? topPages(items ?? []) : []
  return (
    <div className={styles.notFound}>
      <img src={withBase('/img/not-found.svg')} alt="" width={224} height={136} />
      <h1>{label('notFoundTitle')}</h1>
      <p className={styles.text}>{label('notFoundText')}</p>
      <form role="search" action={withBase(search.searchPagePath)} className={styles.form}>
        <input
          // The words are known after hydration: the field begins anew with them.
          key={words}
          type="search"
          name="q"
          className={styles.field}
          defaultValue={words}
          aria-label={label('notFoundField')}
          placeholder={label('searchPlaceholder')}
        />
        <button type="submit" className={styles.primary}>
          {label('search')}
        </button>
      </form>
      {/* Above the pages, which come later: what is pressed must not move. */}
      <p className={styles.home}>
        <Link href={locales.find(({ code }) => code === set.locale)?.home ?? '/'}>
          {label('notFoundHome')}
        </Link>
      </p>
      {offered.length > 0 && (
        <section aria-labelledby="nearest" className={styles.nearest}>
          <h2 id="nearest" className={styles.heading}>
            {label(nearest.length > 0 ? 'notFoundNearest' : 'notFoundStart')}
          </h2>
          <ul className={styles.list}>
            {offered.map(({ label: name, href }) => (
              <li key={href}>
                <Link href={href} className={styles.card}>
                  <b>{name}</b>
                  <code className={styles.route}>{href}</code>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
