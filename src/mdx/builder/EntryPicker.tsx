import { useEffect, useId, useMemo, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { BuilderEntry } from '../../effects/builder/reference'
import { fillLabel } from '../../text/fillLabel'
import { useLabels } from '../../site/useLabels'
import { inlineMarkdown } from '../entry/inlineMarkdown'
import { FIELD, RESULT, onListKeys } from '../finder/listKeys'
import { ToolButton } from '../tool/ToolButton'
import { ToolSearch } from '../tool/ToolSearch'
import { BUILDER_LABELS } from '../../docs/labels/builder'
import { matchEntries } from './matchEntries'
import * as styles from './EntryPicker.module.css'

/** More are found by typing. */
const MOST = 60

/** An entry in the list, what comes of picking it, and whether it can be picked at all. */
export interface Option {
  entry: BuilderEntry
  note?: string
  isRefused?: boolean
  /** Words in front of the first with the same. */
  divider?: string
}

interface Props {
  /** Words of the button that opens the list. */
  name: string
  options: () => readonly Option[]
  pick: (id: string) => void
}

/** A button that opens a list of entries to pick one of. */
export function EntryPicker({ name, options, pick }: Props) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <div>
      <ToolButton
        ref={button}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        {name}
      </ToolButton>
      <div id={panelId}>
        {isOpen && (
          <OptionList
            name={name}
            options={options()}
            close={close}
            pick={(id) => {
              close()
              pick(id)
            }}
          />
        )}
      </div>
    </div>
  )
}

interface ListProps {
  name: string
  options: readonly Option[]
  pick: (id: string) => void
  close: () => void
}

function OptionList({ name, options, pick, close }: ListProps) {
  const label = useLabels(BUILDER_LABELS)
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const found = useMemo(() => matchEntries(options, query), [options, query])

  useEffect(() => field.current?.focus({ preventScroll: true }), [])

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      close()
    } else onListKeys(event)
  }
  return (
    // The keys only add to those that the field and the buttons have.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div role="group" aria-label={name} className={styles.panel} onKeyDown={onKeyDown}>
      <div className={styles.bar}>
        <ToolSearch
          ref={field}
          {...FIELD}
          name={label('findEntry')}
          value={query}
          onQuery={setQuery}
        />
        <span role="status" className={styles.count}>
          {fillLabel(label('found'), { count: found.length, total: options.length })}
        </span>
        <ToolButton onClick={close}>{label('close')}</ToolButton>
      </div>
      {found.length === 0 ? (
        <p className={styles.none}>{label('none')}</p>
      ) : (
        <ul className={styles.list}>
          {found.slice(0, MOST).map(({ entry, note, isRefused = false, divider }, index) => (
            <li key={entry.id}>
              {divider !== undefined && divider !== found[index - 1]?.divider && (
                <div className={styles.divider}>{divider}</div>
              )}
              <button
                type="button"
                {...RESULT}
                className={styles.option}
                aria-disabled={isRefused}
                onClick={() => {
                  if (!isRefused) pick(entry.id)
                }}
              >
                <code className={styles.id}>{entry.id}</code>
                {note !== undefined && <span className={styles.note}>{note}</span>}
                <span className={styles.text}>{inlineMarkdown(entry.description)}</span>
              </button>
            </li>
          ))}
          {found.length > MOST && <li className={styles.none}>{label('moreEntries')}</li>}
        </ul>
      )}
    </div>
  )
}
