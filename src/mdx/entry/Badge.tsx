import type { ReactNode } from 'react'
import { Link } from '../../site/Link'
import * as styles from './Badge.module.css'

interface Props {
  /** What the badge tells, such as `kind` or `category`. */
  facet: string
  /** Makes it a link, to the entries that share the fact. */
  href?: string
  children: ReactNode
}

/** One fact about an entry. */
export function Badge({ facet, href, children }: Props) {
  const shared = { className: styles.badge, 'data-facet': facet, children }
  return href === undefined ? <span {...shared} /> : <Link href={href} {...shared} />
}
