import { usePageInfo } from '../../site/contexts/page'
import { useSiteData } from '../../site/contexts/siteData'
import { withBase } from '../../site/basePath'
import { Link } from '../../site/Link'
import * as styles from './Brand.module.css'

/** Logo and name of the site; leads to the home page in the page's language. */
export function Brand() {
  const { title, logo, locales } = useSiteData()
  const { set } = usePageInfo()
  const home = locales.find(({ code }) => code === set.locale)?.home ?? '/'
  return (
    <Link className={styles.brand} href={home}>
      {/* The name stands beside the logo; read twice it would only be noise. */}
      <img
        src={withBase(logo.src)}
        alt={logo.alt === title ? '' : logo.alt}
        width="30"
        height="30"
        fetchPriority="low"
      />
      <span className={styles.title}>{title}</span>
    </Link>
  )
}
