import type { ReactNode } from 'react'
import { Link } from '../../theme/Link'
import * as styles from './Badge.module.css'

interface Props {
  /** What the badge tells, such as `kind` or `category`, and its raw value. */
  facet: string
  value: string
  /** Makes it a link, to the entries that share the fact. */
  href?: string
  children: ReactNode
}

/** One fact about an entry. */
export function Badge({ facet, value, href, children }: Props) {
  const shared = { className: styles.badge, 'data-facet': facet, 'data-value': value, children }
  return href === undefined ? <span {...shared} /> : <Link href={href} {...shared} />
}
