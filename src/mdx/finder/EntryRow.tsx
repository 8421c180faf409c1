import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { FinderEntry } from '../../effects/finder/finderEntry'
import { BreakableId } from '../../site/BreakableId'
import { Link } from '../../site/Link'
import { KindBadge } from '../../site/kind/KindBadge'
import { Badge } from '../entry/Badge'
import { LifecycleBadge } from '../entry/LifecycleBadge'
import { RESULT } from './listKeys'
import * as styles from './EntryRow.module.css'

/** Letters of an id that fit into the narrowest column: only longer ones are told where they break. */
const MOST_WHOLE = 24

interface Props {
  entry: Pick<FinderEntry, 'id' | 'href' | 'state'> &
    Partial<Pick<FinderEntry, 'kind' | 'description' | 'requires'>>
  /** Says of which kind it is, in lists of several kinds. */
  withKind?: boolean
  /** One line, however long the text: a list of all of them is long enough. */
  isBrief?: boolean
  /** It does not fit, but is offered: the keys of the list pass it by. */
  isOffer?: boolean
  /** What is said behind the description. */
  children?: ReactNode
}

/** One entry: its id, what it does, and at the end of the row what it takes. */
export function EntryRow({
  entry,
  withKind = false,
  isBrief = false,
  isOffer = false,
  children,
}: Props) {
  const { kind, id, href, description, requires, state } = entry
  const hasBadges = (withKind && kind) || requires || state
  return (
    <li className={clsx(styles.row, isBrief && styles.brief)}>
      <Link href={href} className={styles.name} {...(!isOffer && RESULT)}>
        <code>{id.length > MOST_WHOLE ? <BreakableId id={id} /> : id}</code>
      </Link>
      {(description || children) && (
        <span className={styles.text}>
          {description}
          {children}
        </span>
      )}
      {hasBadges && (
        <span className={styles.badges}>
          {requires?.map((plugin) => (
            <Badge key={plugin} facet="requires">
              {plugin}
            </Badge>
          ))}
          {state && <LifecycleBadge state={state} />}
          {withKind && kind && <KindBadge kind={kind} />}
        </span>
      )}
    </li>
  )
}
