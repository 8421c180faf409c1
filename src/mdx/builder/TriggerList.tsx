import { useRef } from 'react'
import { addTrigger, triggerChoices } from '../../effects/builder/availability'
import type { BuilderEntry, BuilderReference } from '../../effects/builder/reference'
import { findTrigger } from '../../effects/builder/state'
import type { BuilderState } from '../../effects/builder/state'
import { entryHref } from '../../effects/checker/reference'
import { familyOf } from '../../effects/triggerFamilies'
import { fillLabel } from '../../text/fillLabel'
import { useLabels } from '../../site/useLabels'
import { CardHead } from './CardHead'
import { EntryPicker } from './EntryPicker'
import { FamilyEnding } from './FamilyEnding'
import { triggerOptions } from './triggerOptions'
import { BUILDER_LABELS } from '../../docs/labels/builder'
import * as cardStyles from './DraftCard.module.css'
import * as styles from './DraftList.module.css'

interface Props {
  state: BuilderState
  reference: BuilderReference
  onChange: (state: BuilderState) => void
}

/** The chosen triggers, and all others with what stands in their way. */
export function TriggerList({ state, reference, onChange }: Props) {
  const label = useLabels(BUILDER_LABELS)
  const place = useRef<HTMLDivElement>(null)
  const { triggers } = state
  const setAll = (next: readonly string[]) => onChange({ ...state, triggers: next })
  const remove = (id: string) => {
    setAll(triggers.filter((one) => one !== id))
    // The button that was pressed is gone.
    place.current?.querySelector<HTMLElement>(':scope > :last-child button')?.focus()
  }
  const options = () => triggerOptions(state, reference, label)
  const pick = (id: string) => {
    const choice = triggerChoices(state, reference).find(({ entry }) => entry.id === id)
    if (choice) onChange(addTrigger(state, choice))
  }
  const change = (id: string) => {
    const only = { ...state, triggers: [] }
    const choice = triggerChoices(only, reference).find(({ entry }) => entry.id === id)
    if (choice) onChange(addTrigger(only, choice))
  }
  return (
    <div ref={place} className={styles.list}>
      {triggers.map((id, index) => {
        const entry = findTrigger(reference, id)
        if (!entry) return null
        return (
          <div key={`${entry.id} ${index}`} className={cardStyles.card} data-kind="trigger">
            <CardHead
              entry={entry}
              id={id}
              href={entryHref(reference, 'trigger', entry)}
              onRemove={triggers.length > 1 ? () => remove(id) : undefined}
              label={label}
            />
            <Ending
              entry={entry}
              id={id}
              isTaken={(next) => triggers.includes(next)}
              reference={reference}
              onChange={(next) => setAll(triggers.map((one) => (one === id ? next : one)))}
            />
          </div>
        )
      })}
      <div className={styles.pickers}>
        <EntryPicker name={label('addTrigger')} options={options} pick={pick} />
        {/* Without any it would never run: the only one is changed for another. */}
        {triggers.length === 1 && (
          <EntryPicker name={label('changeTrigger')} options={options} pick={change} />
        )}
      </div>
    </div>
  )
}

interface EndingProps {
  entry: BuilderEntry
  id: string
  isTaken: (id: string) => boolean
  reference: BuilderReference
  onChange: (id: string) => void
}

/** The part of a trigger's id that its reader chooses, such as the interval of `static_20`. */
function Ending({ entry, id, isTaken, reference, onChange }: EndingProps) {
  const label = useLabels(BUILDER_LABELS)
  const family = familyOf(entry.id)
  if (!family) return null
  const { prefix } = family
  return (
    <FamilyEnding
      name={fillLabel(label('ending'), { id: entry.id })}
      prefix={prefix}
      ending={id.slice(prefix.length)}
      isAllowed={(ending) => {
        const next = `${prefix}${ending}`
        return next === id || (!isTaken(next) && findTrigger(reference, next) === entry)
      }}
      onChange={(ending) => onChange(`${prefix}${ending}`)}
    />
  )
}
