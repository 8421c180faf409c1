import { memo, useEffect, useRef } from 'react'
import type { CSSProperties } from 'react'
import type { FinderEntry } from '../../effects/finder/finderEntry'
import { longEntries } from '../../effects/finder/shortIndex'
import type { ShortGroup } from '../../effects/finder/shortIndex'
import { followLinks } from '../../navigation/followLinks'
import { PlainLinks } from '../../site/contexts/plainLinks'
import { EntryRow } from './EntryRow'
import { GroupHead } from './GroupHead'
import * as styles from './IndexList.module.css'

interface Props {
  index: readonly ShortGroup[]
  /** What is known of them by address, as soon as it is there. */
  known?: ReadonlyMap<string, FinderEntry>
}

/**
 * All ids by kind: what the page shows before anything is asked for, and without scripts. Rows
 * have their height from the start, so that nothing moves when the descriptions arrive.
 */
export const IndexList = memo(function IndexList({ index, known }: Props) {
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => (area.current ? followLinks([area.current]) : undefined), [index])
  return (
    <div ref={area} className={styles.index}>
      {!known && <div className={styles.unsaid} data-near="" />}
      <PlainLinks value={true}>
        {index.map((group) => (
          <section key={group.kind} className={styles.group}>
            <GroupHead kind={group.kind} count={group.entries.length} />
            <ul className={styles.list} style={{ '--rows': group.entries.length } as CSSProperties}>
              {longEntries(group).map((entry) => (
                <EntryRow key={entry.href} entry={known?.get(entry.href) ?? entry} isBrief />
              ))}
            </ul>
          </section>
        ))}
      </PlainLinks>
    </div>
  )
})
