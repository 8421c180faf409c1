import type { GeneratedIndex } from '../../docs/sidebar'
import { Link } from '../../site/Link'
import * as styles from './CategoryPage.module.css'

/** The items of a category as cards. */
export function CategoryPage({ page }: { page: GeneratedIndex }) {
  return (
    <>
      <h1>{page.title}</h1>
      {page.description && <p>{page.description}</p>}
      <ul className={styles.list}>
        {page.items.map(({ label, href, description }) => (
          <li key={href}>
            <Link className={styles.card} href={href}>
              <b>{label}</b>
              {description && <span className={styles.text}>{description}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
