import { Link } from '../../site/Link'
import * as styles from './TagChip.module.css'

interface TagChipProps {
  label: string
  href: string
  /** Number of docs, when it is to be shown. */
  count?: number
}

/** A tag as a link to the page that lists its docs. */
export function TagChip({ label, href, count }: TagChipProps) {
  return (
    <Link href={href} rel="tag" className={styles.chip}>
      {label}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </Link>
  )
}
