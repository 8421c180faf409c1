import type { NavbarMenuEntry } from '../../../docs/navbar'
import { withBase } from '../../../site/basePath'
import { usePageInfo } from '../../../site/contexts/page'
import { Link } from '../../../site/Link'
import { useActiveSet } from '../../versions/useActiveSet'
import { docTarget } from '../docTarget'
import * as styles from './MenuEntries.module.css'

/** The links of a menu: icon, name, a line on what is behind it, and how much of it there is. */
export default function MenuEntries({ items }: { items: readonly NavbarMenuEntry[] }) {
  const { route } = usePageInfo()
  const set = useActiveSet()
  return items.map(({ label, hrefs, text, icon, count }) => {
    const href = docTarget(hrefs, set)?.href ?? '/'
    return (
      <li key={label}>
        <Link
          className={styles.entry}
          href={href}
          aria-current={href === route ? 'page' : undefined}
        >
          {icon !== undefined && (
            <img
              className={styles.icon}
              src={withBase(icon)}
              alt=""
              width={text === undefined ? 16 : 32}
              height={text === undefined ? 16 : 32}
            />
          )}
          <span className={styles.words}>
            <span className={styles.label}>{label}</span>{' '}
            {text !== undefined && <span className={styles.text}>{text}</span>}
          </span>
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </Link>
      </li>
    )
  })
}
