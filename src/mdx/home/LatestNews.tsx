import { NEWS_LABELS } from '../../docs/labels/news'
import type { VersionNews } from '../../effects/since/news'
import { usePageInfo } from '../../site/contexts/page'
import { formatDate } from '../../site/formatDate'
import { KindBadge } from '../../site/kind/KindBadge'
import { fillLabel } from '../../text/fillLabel'
import { Link } from '../../site/Link'
import { useLabels } from '../../site/useLabels'
import * as styles from './LatestNews.module.css'

/** Entries of a version that are named. */
const MOST = 3

interface Props {
  /** The newest versions; the build fills them in. */
  versions?: VersionNews[]
}

/** What the newest versions of the library brought, in short. */
export function LatestNews({ versions = [] }: Props) {
  const label = useLabels(NEWS_LABELS)
  const { set } = usePageInfo()
  return (
    <ul className={styles.versions}>
      {versions.map(({ version, date, entries }) => (
        <li key={version} className={styles.version}>
          <p className={styles.head}>
            <b>{fillLabel(label('newsVersion'), { version })}</b>{' '}
            <time dateTime={date}>{formatDate(Date.parse(date), set.locale)}</time>
          </p>
          <ul className={styles.entries}>
            {entries.slice(0, MOST).map(({ kind, id, href, description }) => (
              <li key={`${kind}/${id}`} className={styles.entry}>
                <KindBadge kind={kind} />
                <span>
                  {href === undefined ? <code>{id}</code> : <Link href={href}>{id}</Link>}{' '}
                  {description}
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
