import type { MouseEvent, ReactNode } from 'react'
import type { EntryKind } from '../../effects/entry/entry'
import { HOME_LABELS } from '../../docs/labels/home'
import { useSiteData } from '../../site/contexts/siteData'
import { Link } from '../../site/Link'
import { isPlainClick } from '../../site/plainClick'
import { OPEN_SEARCH } from '../../site/searchEvent'
import { useLabels } from '../../site/useLabels'
import { GROUP_LABELS } from '../../site/kind/groupLabels'
import { PixelIcon } from '../PixelIcon'
import { HeroRun } from './HeroRun'
import * as styles from './HomeHero.module.css'

const LENS =
  'M5 1h4v1h2v1h1v2h1v4h-1v2h1v1h1v1h1v2h-2v-1h-1v-1h-1v-1H9v1H5v-1H3v-1H2V9H1V5h1V3h1V2h2zm0 2v1H4v1H3v4h1v1h1v1h4v-1h1V9h1V5h-1V4H9V3z'

interface Props {
  /** Heading of the page; the name of the site when left out. */
  title?: string
  /** How many entries of each kind there are, and where they are listed; the build fills it in. */
  counts?: { kind: EntryKind; count: number; href: string }[]
  /** How many plugins there are; the build fills it in. */
  plugins?: number
  /** What this is, in a sentence. */
  children?: ReactNode
}

/** Opens the search in place; the link stays for pages whose script did not arrive. */
function openSearch(event: MouseEvent) {
  if (!isPlainClick(event)) return
  event.preventDefault()
  window.dispatchEvent(new CustomEvent(OPEN_SEARCH))
}

/** Top of the home page: what this is, in words, in numbers and at work, and the way to find things. */
export function HomeHero({ title, counts = [], plugins, children }: Props) {
  const label = useLabels(HOME_LABELS)
  const site = useSiteData()
  return (
    <div className={styles.hero}>
      <div className={styles.intro}>
        <h1 className={styles.title}>{title ?? site.title}</h1>
        <div className={styles.text}>{children}</div>
        <Link
          className={styles.search}
          href={site.search.searchPagePath}
          aria-haspopup="dialog"
          data-live=""
          onClick={openSearch}
        >
          <PixelIcon path={LENS} />
          <span className={styles.placeholder}>{label('searchPlaceholder')}</span>
          <kbd aria-hidden="true">/</kbd>
        </Link>
        <ul className={styles.counts} aria-label={label('homeCounts')}>
          {plugins !== undefined && (
            <li>
              <a className={styles.count} href="#the-plugins">
                <b className={styles.number}>{plugins}</b> {label('homePlugins')}
              </a>
            </li>
          )}
          {counts.map(({ kind, count, href }) => (
            <li key={kind} data-kind={kind}>
              <Link className={styles.count} href={href}>
                <b className={styles.number}>{count}</b> {label(GROUP_LABELS[kind])}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <HeroRun />
    </div>
  )
}
