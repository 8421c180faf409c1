import type { EntryKind } from '../../effects/entry/entry'
import { fillLabel } from '../../text/fillLabel'
import { Link } from '../../site/Link'
import { useLabels } from '../../site/useLabels'
import { Badge } from './Badge'
import { KindBadge } from '../../site/kind/KindBadge'
import { LifecycleBadge } from './LifecycleBadge'
import * as styles from './EntryRow.module.css'

interface Props {
  id: string
  /** Left out in lists of a single kind. */
  kind?: EntryKind
  /** Missing while the entry has no page. */
  href?: string
  description?: string
  requires?: string[]
  removed?: boolean
}

/** One entry in a list of entries. */
export function EntryRow({ id, kind, href, description, requires, removed }: Props) {
  const label = useLabels()
  const name = <code>{id}</code>
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        {kind !== undefined && <KindBadge kind={kind} />}
        {href === undefined ? name : <Link href={href}>{name}</Link>}
        {requires?.map((plugin) => (
          <Badge key={plugin} facet="requires">
            {fillLabel(label('requiresPlugin'), { plugin })}
          </Badge>
        ))}
        {removed && <LifecycleBadge state="removed" />}
      </span>
      {description !== undefined && <span className={styles.description}>{description}</span>}
    </li>
  )
}
