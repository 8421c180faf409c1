import type { MouseEvent, ReactNode } from 'react'
import { useSiteData } from '../../site/contexts/siteData'
import { Link } from '../../site/Link'
import { OPEN_SEARCH } from '../../site/searchEvent'
import { useLabels } from '../../site/useLabels'
import { PixelIcon } from '../PixelIcon'
import { PixelField } from './PixelField'
import * as styles from './HomeHero.module.css'

const LENS =
  'M5 1h4v1h2v1h1v2h1v4h-1v2h1v1h1v1h1v2h-2v-1h-1v-1h-1v-1H9v1H5v-1H3v-1H2V9H1V5h1V3h1V2h2zm0 2v1H4v1H3v4h1v1h1v1h4v-1h1V9h1V5h-1V4H9V3z'

/** Opens the search in place; the link stays for pages whose script did not arrive. */
function openSearch(event: MouseEvent) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  window.dispatchEvent(new CustomEvent(OPEN_SEARCH))
}

/** Top of the home page: what this is, in one line, and the way to find things. */
export function HomeHero({ children }: { children?: ReactNode }) {
  const label = useLabels()
  const { title, tagline, search } = useSiteData()
  return (
    <div className={styles.hero}>
      <PixelField />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.tagline}>{tagline}</p>
      <div className={styles.text}>{children}</div>
      <Link
        className={styles.search}
        href={search.searchPagePath}
        aria-haspopup="dialog"
        onClick={openSearch}
      >
        <PixelIcon path={LENS} />
        <span className={styles.placeholder}>{label('searchPlaceholder')}</span>
        <kbd aria-hidden="true">/</kbd>
      </Link>
    </div>
  )
}
