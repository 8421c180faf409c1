import type { LookupItem, LookupModifier } from '../../../itemLookup/parse'
import { fillLabel } from '../../../text/fillLabel'
import { useLabels } from '../../../site/useLabels'
import { ToolButton } from '../../tool/ToolButton'
import { LOOKUP_LABELS } from '../../../docs/labels/lookup'
import { Field } from '../Field'
import * as fieldStyles from '../Field.module.css'
import { CHOICES, newModifier, readAmount } from './edits'
import * as styles from './Lookup.module.css'

interface Props {
  item: LookupItem
  /** How the item stands to the one before. */
  name: string
  onChange: (item: LookupItem) => void
}

/** One item of a lookup as fields. */
export function ItemFields({ item, name, onChange }: Props) {
  const label = useLabels(LOOKUP_LABELS)
  const { key, amount, modifiers } = item
  const changeModifiers = (next: LookupModifier[]) => onChange({ ...item, modifiers: next })
  return (
    <fieldset className={styles.item}>
      <legend className="visually-hidden">{`${name} ${key}`}</legend>
      <div className={styles.row}>
        <Field name={name} value={key} onChange={(next) => onChange({ ...item, key: next })} />
        <Field
          type="number"
          min={1}
          name={label('lookupAmount')}
          value={amount ?? ''}
          onChange={(next) => onChange({ ...item, amount: readAmount(next) })}
        />
      </div>
      {modifiers.map((modifier, index) => (
        <div
          key={index}
          className={styles.modifier}
          data-flag={modifier.value === undefined ? '' : undefined}
        >
          <span className={styles.name}>{modifier.name}</span>
          {modifier.value === undefined ? (
            <span className={styles.blank} />
          ) : (
            <input
              type="text"
              spellCheck={false}
              autoComplete="off"
              className={fieldStyles.input}
              aria-label={fillLabel(label('lookupValueOf'), { name: modifier.name })}
              value={modifier.value}
              onChange={(event) =>
                changeModifiers(
                  modifiers.map((one, at) =>
                    at === index ? { ...one, value: event.target.value } : one,
                  ),
                )
              }
            />
          )}
          <ToolButton
            aria-label={fillLabel(label('lookupRemove'), { name: modifier.name })}
            onClick={() => changeModifiers(modifiers.filter((_, at) => at !== index))}
          >
            ×
          </ToolButton>
        </div>
      ))}
      <select
        className={fieldStyles.input}
        aria-label={label('lookupAdd')}
        value=""
        onChange={(event) => changeModifiers([...modifiers, newModifier(event.target.value)])}
      >
        <option value="" disabled>
          {label('lookupAdd')}
        </option>
        {CHOICES.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    </fieldset>
  )
}
