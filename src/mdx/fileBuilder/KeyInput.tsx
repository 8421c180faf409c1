import { useState } from 'react'
import { scalar } from '../../effects/builder/yamlText'
import type { ConfigNode } from '../../effects/checker/source'
import type { Control } from '../../effects/fileBuilder/control'
import type { FilePath } from '../../effects/fileBuilder/editFile'
import { keyValueType } from '../../effects/files/keyType'
import type { KeyRow } from '../../effects/files/keyTree'
import { useFileForm } from './fileForm'
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
  // The file follows what is typed; until it has, the field shows that.
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? textOf(written)
  if (typed !== null && typed === textOf(written)) setTyped(null)
  const isText = !NUMBERS.includes(keyValueType(row?.type))
  const put = (next: string) => change({ change: 'put', path, value: scalar(next, isText) })
  const onType = (next: string) => {
    setTyped(next)
    if (control === 'lines') change({ change: 'texts', path, texts: linesOf(next) })
    else put(next)
  }
  const shared = { id, 'aria-describedby': `${id}-about`, onBlur: () => setTyped(null) }
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
    default:
      return (
        <input
          {...shared}
          className={styles.input}
          type="text"
          inputMode={control === 'number' ? 'decimal' : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => onType(target.value)}
        />
      )
  }
}

/** An empty line at the end is about to become an entry. */
const linesOf = (text: string): string[] => (text === '' ? [] : text.replace(/\n$/, '').split('\n'))

function textOf(node: ConfigNode): string {
  if (node.type === 'scalar') return node.text
  return node.type === 'list' ? node.items.map(textOf).join('\n') : ''
}
