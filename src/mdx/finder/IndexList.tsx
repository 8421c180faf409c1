import { memo } from 'react'
import { longEntries } from '../../effects/finder/shortIndex'
import type { ShortGroup } from '../../effects/finder/shortIndex'
import { Link } from '../../site/Link'
import { useLabels } from '../../site/useLabels'
import { LifecycleBadge } from '../entry/LifecycleBadge'
import { GROUP_LABELS } from '../entry/groupLabels'
import { Heading } from '../heading/Heading'
import { RESULT } from './listKeys'
import * as styles from './IndexList.module.css'

/** All ids by kind: what the page shows before anything is asked for, and without scripts. */
export const IndexList = memo(function IndexList({ index }: { index: readonly ShortGroup[] }) {
  const label = useLabels()
  return index.map((group) => (
    <section key={group.kind} className={styles.group}>
      <Heading
        level={2}
        id={`kind-${group.kind}`}
        tree={[`${label(GROUP_LABELS[group.kind])} (${group.entries.length})`]}
        render={String}
      />
      <ul className={styles.list}>
        {longEntries(group).map(({ id, href, state }) => (
          <li key={href}>
            <Link href={href} {...RESULT}>
              <code>{id}</code>
            </Link>
            {state && <LifecycleBadge state={state} />}
          </li>
        ))}
      </ul>
    </section>
  ))
})
