import { iconPath } from '../../docs/iconPath'
import { withBase } from '../../site/basePath'
import { Link } from '../../site/Link'
import * as styles from './PluginGrid.module.css'

interface Plugin {
  id: string
  name: string
  /** Overview page; a plugin without one is shown without a link. */
  href?: string
}

/** The documented plugins as tiles. */
export function PluginGrid({ plugins }: { plugins: Plugin[] }) {
  return (
    <ul className={styles.grid}>
      {plugins.map(({ id, name, href }) => (
        <li key={id} className={styles.card} data-link={href !== undefined}>
          <img src={withBase(iconPath(id))} alt="" width="32" height="32" />
          {href === undefined ? (
            <span className={styles.name}>{name}</span>
          ) : (
            <Link className={styles.name} href={href}>
              {name}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
