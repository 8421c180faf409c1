import { useState } from 'react'
import type { LookupItem, LookupModifier } from '../../../itemLookup/parse'
import { fillLabel } from '../../../text/fillLabel'
import { useLabels } from '../../../site/useLabels'
import { ToolButton } from '../../tool/ToolButton'
import { LOOKUP_LABELS } from '../../../docs/labels/lookup'
import { Field } from '../Field'
import * as fieldStyles from '../Field.module.css'
import { choicesFor, isEnchantment, newModifier, readAmount, readKey } from './edits'
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
  const changeModifier = (index: number, change: Partial<LookupModifier>) =>
    changeModifiers(modifiers.map((one, at) => (at === index ? { ...one, ...change } : one)))
  const choices = choicesFor(modifiers)
  // The arrow keys change a closed list: what is chosen is added by the button alone.
  const [choice, setChoice] = useState('')
  const chosen = choices.includes(choice) ? choice : (choices[0] ?? '')
  return (
    <fieldset className={styles.item}>
      <legend className="visually-hidden">{`${name} ${key}`}</legend>
      <div className={styles.row}>
        <Field
          name={name}
          value={key}
          onChange={(next) => onChange({ ...item, key: readKey(next) })}
        />
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
          {isEnchantment(modifier) ? (
            <input
              type="text"
              spellCheck={false}
              autoComplete="off"
              className={fieldStyles.input}
              aria-label={label('lookupEnchantment')}
              value={modifier.name}
              onChange={({ target }) =>
                changeModifier(index, { name: target.value.replace(/[\s:"]+/g, '_') })
              }
            />
          ) : (
            <span className={styles.name}>{modifier.name}</span>
          )}
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
              onChange={({ target }) => changeModifier(index, { value: target.value })}
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
      <div className={styles.add}>
        <select
          className={fieldStyles.input}
          aria-label={label('lookupModifier')}
          value={chosen}
          onChange={({ target }) => setChoice(target.value)}
        >
          {choices.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
        <ToolButton
          disabled={chosen === ''}
          onClick={() => changeModifiers([...modifiers, newModifier(chosen, modifiers)])}
        >
          {label('lookupAdd')}
        </ToolButton>
      </div>
    </fieldset>
  )
}
