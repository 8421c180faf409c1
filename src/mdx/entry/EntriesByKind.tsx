import type { EntryKind } from '../../effects/entry/entry'
import { ENTRY_KINDS } from '../../effects/entry/entryKinds'
import { useLabels } from '../../site/useLabels'
import { Heading } from '../heading/Heading'
import { EntryRow } from './EntryRow'
import type { ListedEntry } from './entryGroups'
import { GROUP_LABELS } from '../../site/kind/groupLabels'
import * as styles from './EntryList.module.css'

/** The order in which a config is written: what sets off, what is asked, what happens. */
const ORDER: readonly EntryKind[] = ['trigger', 'filter', 'mutator', 'condition', 'effect']

interface Props {
  /** Only this kind, without a heading. */
  kind?: EntryKind
  entries: (ListedEntry & { kind: EntryKind })[]
}

/** The entries that belong to one plugin. */
export function EntriesByKind({ kind: only, entries }: Props) {
  const label = useLabels()
  const kinds = [...new Set([...ORDER, ...ENTRY_KINDS])]
  return kinds.map((kind) => {
    const members = entries.filter((entry) => entry.kind === kind)
    if (members.length === 0) return null
    return (
      <section key={kind} className={styles.group} data-kind={kind}>
        {only === undefined && (
          <Heading
            level={2}
            id={`kind-${kind}`}
            tree={[label(GROUP_LABELS[kind])]}
            render={String}
          />
        )}
        <ul className={styles.list}>
          {members.map(({ id, href, description, removed }) => (
            <EntryRow key={href} id={id} href={href} description={description} removed={removed} />
          ))}
        </ul>
      </section>
    )
  })
}
