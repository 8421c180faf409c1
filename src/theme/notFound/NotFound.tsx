import { useMemo } from 'react'
import { NOT_FOUND_LABELS } from '../../docs/labels/notFound'
import { flattenDocs } from '../../docs/sidebarNav'
import { docSetKey, usePageInfo } from '../../site/contexts/page'
import { useSiteData } from '../../site/contexts/siteData'
import { fillLabel } from '../../site/labels'
import { withBase, withoutBase } from '../../site/basePath'
import { Link } from '../../site/Link'
import { useHydrated } from '../../site/useHydrated'
import { useLabels } from '../../site/useLabels'
import { nearestRoutes, searchWords } from './nearestRoutes'
import * as styles from './NotFound.module.css'

const SUGGESTIONS = 5

interface NotFoundProps {
  /**
   * Path of the unknown address as the browser has it. It is read after hydration alone,
   * because one and the same HTML answers every unknown address.
   */
  pathname: string
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

  const searchPage = search.searchPagePath
  return (
    <div className={styles.notFound}>
      <img src={withBase('/img/not-found.svg')} alt="" width={224} height={136} />
      <h1 className={styles.title}>{label('notFoundTitle')}</h1>
      <p className={styles.text}>{label('notFoundText')}</p>
      <p className={styles.ways}>
        <Link
          href={words ? `${searchPage}?q=${encodeURIComponent(words)}` : searchPage}
          className={styles.primary}
        >
          {words ? fillLabel(label('notFoundSearch'), { query: words }) : label('search')}
        </Link>
        <Link href={locales.find(({ code }) => code === set.locale)?.home ?? '/'}>
          {label('notFoundHome')}
        </Link>
      </p>
      {nearest.length > 0 && (
        <section aria-labelledby="nearest" className={styles.nearest}>
          <h2 id="nearest" className={styles.heading}>
            {label('notFoundNearest')}
          </h2>
          <ul className={styles.list}>
            {nearest.map(({ label: name, href }) => (
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
