import { Link } from '../../site/Link'
import * as styles from './PageLinks.module.css'

interface PageLinksProps {
  title: string
  links: { label: string; href: string }[]
}

/** A heading with a few pages to go on from; nothing when there are none. */
export function PageLinks({ title, links }: PageLinksProps) {
  if (links.length === 0) return null
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
