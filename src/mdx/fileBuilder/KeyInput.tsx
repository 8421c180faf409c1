import { scalar } from '../../effects/builder/yamlText'
import type { ConfigNode } from '../../effects/checker/source'
import { fieldText } from '../../effects/fileBuilder/blockPlaces'
import type { Control } from '../../effects/fileBuilder/control'
import type { FilePath } from '../../effects/fileBuilder/editFile'
import { keyValueType } from '../../effects/files/keyType'
import type { KeyRow } from '../../effects/files/keyTree'
import { useFileForm } from './fileForm'
import { linesOf } from './linesOf'
import { lookupKind, LookupOptions } from './LookupOptions'
import { useTyped } from './useTyped'
import * as styles from '../builder/ArgumentField.module.css'

interface Props {
  id: string
  control: Control
  row: KeyRow | undefined
  path: FilePath
  written: ConfigNode
}

const NUMBERS = ['int', 'double', 'expression', 'boolean']

/** The field, switch or list that a key is filled in with. */
export function KeyInput({ id, control, row, path, written }: Props) {
  const { change } = useFileForm()
  const type = keyValueType(row?.type)
  const isText = !NUMBERS.includes(type)
  const { text, isFocused, onType, ...moves } = useTyped(fieldText(written) ?? '', (next) => {
    if (control === 'lines') change({ change: 'texts', path, texts: linesOf(next) })
    else change({ change: 'put', path, value: scalar(next, isText) })
  })
  const shared = { id, 'aria-describedby': `${id}-about`, ...moves }
  switch (control) {
    case 'switch':
      return (
        <input
          {...shared}
          type="checkbox"
          role="switch"
          checked={text === 'true'}
          onChange={({ target }) => onType(String(target.checked))}
        />
      )
    case 'choice': {
      const choices = row?.choices ?? []
      return (
        <select
          {...shared}
          className={styles.input}
          value={text}
          onChange={({ target }) => onType(target.value)}
        >
          {!choices.includes(text) && <option value={text}>{text}</option>}
          {choices.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      )
    }
    case 'lines':
      return (
        <textarea
          {...shared}
          className={styles.input}
          rows={Math.min(9, Math.max(2, text.split('\n').length))}
          spellCheck={false}
          autoCapitalize="off"
          value={text}
          onChange={({ target }) => onType(target.value)}
        />
      )
    default: {
      const kind = lookupKind(type)
      return (
        <>
          <input
            {...shared}
            className={styles.input}
            type="text"
            list={kind && `${id}-lookups`}
            inputMode={control === 'number' ? 'decimal' : undefined}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={text}
            onChange={({ target }) => onType(target.value)}
          />
          {kind && (
            <datalist id={`${id}-lookups`}>
              {isFocused && <LookupOptions kind={kind} text={text} />}
            </datalist>
          )}
        </>
      )
    }
  }
}
