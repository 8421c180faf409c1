import { Link } from '../../site/Link'
import type { StartLink } from '../startGroups'
import * as styles from './PageLinks.module.css'

interface PageLinksProps {
  title: string
  links: readonly StartLink[]
}

/** A heading with a few pages to go on from, and what is on them. */
export function PageLinks({ title, links }: PageLinksProps) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {links.map(({ label, href, text }) => (
          <li key={href}>
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
