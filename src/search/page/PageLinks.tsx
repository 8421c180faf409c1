import type { CSSProperties } from 'react'
import { evenRows } from '../../docs/evenRows'
import { Link } from '../../site/Link'
import type { StartLink } from '../startGroups'
import * as styles from './PageLinks.module.css'

interface PageLinksProps {
  title: string
  links: readonly StartLink[]
}

/** Cards beside each other where there is room. */
const MOST_IN_ROW = 3

/** A heading with a few pages to go on from, and what is on them. */
export function PageLinks({ title, links }: PageLinksProps) {
  const rows = evenRows(links.length, MOST_IN_ROW)
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {links.map(({ label, href, text }, at) => (
          <li key={href} style={{ '--in-row': rows[at] } as CSSProperties}>
            <Link href={href}>
              <b>{label}</b>
              {text !== undefined && <span>{text}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
