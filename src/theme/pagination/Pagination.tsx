import { clsx } from 'clsx'
import { usePageInfo } from '../../site/contexts/page'
import { Link } from '../../site/Link'
import { useSidebar } from '../sidebar/useSidebar'
import { useLabels } from '../../site/useLabels'
import { paginationLinks } from './paginationLinks'
import * as styles from './Pagination.module.css'

/** Links to the page before and the page after the doc, in the reading order of the sidebar. */
export function Pagination() {
  const label = useLabels()
  const { route, doc } = usePageInfo()
  const { items, trail } = useSidebar()
  const { previous, next } = paginationLinks(items, trail.at(-1)?.href ?? route, doc ?? {})
  if (!previous && !next) return null

  return (
    <nav aria-label={label('pagination')} className={styles.pagination}>
      {previous && (
        <Link href={previous.href} rel="prev" className={styles.card}>
          <span className={styles.hint}>{label('previous')}</span>
          <span className={styles.label}>{previous.label}</span>
        </Link>
      )}
      {next && (
        <Link href={next.href} rel="next" className={clsx(styles.card, styles.next)}>
          <span className={styles.hint}>{label('next')}</span>
          <span className={styles.label}>{next.label}</span>
        </Link>
      )}
    </nav>
  )
}
