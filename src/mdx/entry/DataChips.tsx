import { Link } from '../../site/Link'
import * as styles from './DataChips.module.css'

interface Props {
  names: readonly string[]
  /** Makes each a link, to the entries that share the data. */
  hrefOf?: (name: string) => string | undefined
}

/** Names of trigger data, such as `PLAYER`. */
export function DataChips({ names, hrefOf }: Props) {
  return names.map((name) => {
    const href = hrefOf?.(name)
    const chip = (
      <code key={name} className={styles.chip}>
        {name}
      </code>
    )
    return href === undefined ? (
      chip
    ) : (
      <Link key={name} href={href} className={styles.link}>
        {chip}
      </Link>
    )
  })
}
