import { useDeferredValue, useState } from 'react'
import { CATEGORY_LABELS } from '../../docs/labels/categories'
import { ENTRY_LIST_LABELS } from '../../docs/labels/entryList'
import type { EntryKind } from '../../effects/entry/entry'
import { fillLabel } from '../../text/fillLabel'
import { useLabels } from '../../site/useLabels'
import { Heading } from '../heading/Heading'
import { categoryLabel } from './categoryLabel'
import { filterEntries, groupEntries } from './entryGroups'
import type { ListedEntry } from './entryGroups'
import { EntriesByKind } from './EntriesByKind'
import { EntryRow } from './EntryRow'
import * as styles from './EntryList.module.css'

const WORDS = { ...CATEGORY_LABELS, ...ENTRY_LIST_LABELS }

/** What the author writes, and the entries, which the build fills in. */
type Props =
  | { plugin: string; kind?: EntryKind; entries: (ListedEntry & { kind: EntryKind })[] }
  | { plugin?: undefined; kind: EntryKind; entries: ListedEntry[] }

/** The entries of a kind, or those of a plugin. */
export function EntryList(props: Props) {
  return props.plugin === undefined ? (
    <EntriesOfKind kind={props.kind} entries={props.entries} />
  ) : (
    <EntriesByKind kind={props.kind} entries={props.entries} />
  )
}

/** All entries of a kind by category, with a field that narrows them down. */
function EntriesOfKind({ kind, entries }: { kind: EntryKind; entries: ListedEntry[] }) {
  const label = useLabels(WORDS)
  const [typed, setTyped] = useState('')
  const query = useDeferredValue(typed.trim())
  const shown = filterEntries(entries, query)
  const isSorted = entries.some(({ categories }) => categories.length > 0)
  return (
    <div data-kind={kind}>
      <div className={styles.bar} data-print-hidden="">
        <input
          type="search"
          className={styles.field}
          aria-label={label('filterEntries')}
          placeholder={label('filterEntries')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <span role="status" className={styles.count}>
          {fillLabel(label('filterCount'), { count: shown.length, total: entries.length })}
        </span>
      </div>
      {shown.length === 0 && (
        <p className={styles.none}>
          {fillLabel(label('filterNone'), { query })}{' '}
          <button type="button" className={styles.clear} onClick={() => setTyped('')}>
            {label('filterClear')}
          </button>
        </p>
      )}
      {groupEntries(shown).map(({ category, entries: members }) => (
        <section key={category} className={styles.group}>
          {isSorted && (
            <Heading
              level={3}
              id={`category-${category ?? 'other'}`}
              tree={[category === null ? label('otherCategory') : categoryLabel(label, category)]}
              render={String}
            />
          )}
          <ul className={styles.list}>
            {members.map((entry) => (
              <EntryRow key={entry.id} {...entry} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
