import { useMemo } from 'react'
import { NOT_FOUND_LABELS } from '../../docs/labels/notFound'
import { flattenDocs } from '../../docs/sidebarNav'
import type { NavLink } from '../../docs/sidebarNav'
import type { SidebarItem } from '../../docs/sidebar'
import { docSetKey, usePageInfo } from '../../site/contexts/page'
import { useSiteData } from '../../site/contexts/siteData'
import { withBase, withoutBase } from '../../site/basePath'
import { Link } from '../../site/Link'
import { useHydrated } from '../../site/useHydrated'
import { useLabels } from '../../site/useLabels'
import { nearestRoutes, searchWords } from './nearestRoutes'
import * as styles from './NotFound.module.css'

const SUGGESTIONS = 3

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
  const items = sidebars[docSetKey(set)]
  const { nearest, words } = useMemo(() => {
    if (!hydrated) return { nearest: [], words: '' }
    const path = withoutBase(pathname)
    return {
      nearest: nearestRoutes(path, flattenDocs(items ?? []), SUGGESTIONS),
      words: searchWords(path),
    }
  }, [hydrated, pathname, items])

  // Where no page is near, those at the top of the sidebar are a beginning.
  const offered = nearest.length > 0 ? nearest : hydrated ? topPages(items ?? []) : []
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
