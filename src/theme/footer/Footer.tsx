import { useId } from 'react'
import type { FooterColumn } from '../../docs/siteData'
import { useSiteData } from '../../site/contexts/siteData'
import { withBase } from '../../site/basePath'
import { Link } from '../../site/Link'
import { ExternalIcon } from '../navbar/ExternalIcon'
import * as styles from './Footer.module.css'

function Column({ title, items }: FooterColumn) {
  const id = useId()
  return (
    <div>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.links} aria-labelledby={id}>
        {items.map(({ label, href, external }) => (
          <li key={href}>
            <Link href={href}>
              {label}
              {external && <ExternalIcon />}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The end of every page: name and note, columns of links, copyright. */
export function Footer() {
  const { title, logo, footer } = useSiteData()
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.about}>
          <p className={styles.name}>
            <img src={withBase(logo.src)} alt="" width="30" height="30" loading="lazy" />
            {title}
          </p>
          {footer.note && <p>{footer.note}</p>}
        </div>
        {footer.columns.map((column) => (
          <Column key={column.title} {...column} />
        ))}
      </div>
      <p className={styles.copyright}>{footer.copyright}</p>
    </footer>
  )
}
