import { usePageInfo } from '../../site/contexts/page'
import { Link } from '../../site/Link'
import { ExternalIcon } from './ExternalIcon'
import * as styles from './NavLink.module.css'

interface NavLinkProps {
  href: string
  label: string
  /** Set when the link stands for more than one page; else it is current on its own page. */
  current?: true | 'page'
  external?: boolean
  /** Language of label and target, when it is not the page's. */
  lang?: string
}

/** One link of the navbar or the drawer, marked when it leads to this page or its section. */
export function NavLink({ href, label, current, external, lang }: NavLinkProps) {
  const { route } = usePageInfo()
  return (
    <Link
      className={styles.link}
      href={href}
      lang={lang}
      hrefLang={lang}
      aria-current={current ?? (href === route ? 'page' : undefined)}
    >
      <span>{label}</span>
      {external && <ExternalIcon />}
    </Link>
  )
}
