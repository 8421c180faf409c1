import { useRef } from 'react'
import type { DraftKind } from '../../effects/builder/formArguments'
import type { BuilderReference } from '../../effects/builder/reference'
import { findEntry, newDraft } from '../../effects/builder/state'
import type { Draft } from '../../effects/builder/state'
// Drafts hold drafts: a list has cards, a card has fields, and a field may be a list.
// eslint-disable-next-line import-x/no-cycle
import { DraftCard } from './DraftCard'
import { EntryPicker } from './EntryPicker'
import type { Option } from './EntryPicker'
import * as styles from './DraftList.module.css'

interface Props {
  kind: DraftKind
  addName: string
  drafts: readonly Draft[]
  /** What can be added; asked when the list opens. */
  options: () => readonly Option[]
  reference: BuilderReference
  depth?: number
  /** Nothing more can be added. */
  isFull?: boolean
  /** Why a block has to stay, by id. */
  keep?: (id: string) => string | undefined
  onChange: (drafts: readonly Draft[]) => void
}

/** Blocks of one kind, and a button that adds another one. */
export function DraftList({
  kind,
  addName,
  drafts,
  options,
  reference,
  depth = 0,
  isFull = false,
  keep,
  onChange,
}: Props) {
  const place = useRef<HTMLDivElement>(null)
  const remove = (index: number) => {
    onChange(drafts.filter((_one, at) => at !== index))
    // The button that was pressed is gone.
    place.current?.querySelector<HTMLElement>(':scope > :last-child button')?.focus()
  }
  return (
    <div ref={place} className={styles.list}>
      {drafts.map((draft, index) => {
        const entry = findEntry(reference, kind, draft.id)
        if (!entry) return null
        return (
          <DraftCard
            key={`${draft.id} ${index}`}
            kind={kind}
            entry={entry}
            draft={draft}
            reference={reference}
            depth={depth}
            kept={keep?.(draft.id)}
            onChange={(next) => onChange(drafts.map((one, at) => (at === index ? next : one)))}
            onRemove={() => remove(index)}
          />
        )
      })}
      {!isFull && (
        <EntryPicker
          name={addName}
          options={options}
          pick={(id) => onChange([...drafts, newDraft(id)])}
        />
      )}
    </div>
  )
}
