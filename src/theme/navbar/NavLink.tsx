import { usePageInfo } from '../../site/contexts/page'
import { Link } from '../../site/Link'
import { ExternalIcon } from './ExternalIcon'
import * as styles from './NavLink.module.css'

interface NavLinkProps {
  href: string
  label: string
  /** Whether the link stands for the page; left out, it does so on its own page. */
  current?: boolean
  /** Set on what the reader has chosen: the version, the language. */
  chosen?: boolean
  external?: boolean
  /** Language of label and target, when it is not the page's. */
  lang?: string
}

/** One link of the navbar or the drawer, marked when it leads to this page or its section. */
export function NavLink({ href, label, current, chosen, external, lang }: NavLinkProps) {
  const { route } = usePageInfo()
  const isPage = href === route && !chosen
  return (
    <Link
      className={styles.link}
      href={href}
      lang={lang}
      hrefLang={lang}
      aria-current={(current ?? (isPage || chosen)) ? (isPage ? 'page' : 'true') : undefined}
    >
      <span>{label}</span>
      {external && <ExternalIcon />}
    </Link>
  )
}
