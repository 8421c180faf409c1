import { useId, useState } from 'react'
import { FILE_BUILDER_LABELS } from '../../docs/labels/fileBuilder'
import type { ConfigNode } from '../../effects/checker/source'
import { isOwnPair } from '../../effects/fileBuilder/editFile'
import type { FilePath } from '../../effects/fileBuilder/editFile'
import { firstValue } from '../../effects/fileBuilder/firstValue'
import { belowKey } from '../../effects/files/keyTree'
import type { KeyNode } from '../../effects/files/keyTree'
import { useLabels } from '../../site/useLabels'
import { fillLabel } from '../../text/fillLabel'
import { ToolButton } from '../tool/ToolButton'
import { ToolSelect } from '../tool/ToolSelect'
import { useFileForm } from './fileForm'
// Sections have fields, and a field may be a section.
// eslint-disable-next-line import-x/no-cycle
import { KeyField } from './KeyField'
import * as styles from './SectionFields.module.css'

interface Props {
  node: ConfigNode | null
  known: readonly KeyNode[]
  path: FilePath
  tablePath: string
  /** Of the section; empty for the file itself. */
  name?: string
}

/** The keys of a section in the order of the file, and those that it may have besides. */
export function SectionFields({ node, known, path, tablePath, name = '' }: Props) {
  const label = useLabels(FILE_BUILDER_LABELS)
  const pairs = node?.type === 'map' ? node.pairs : []
  const fields = pairs.flatMap((pair) => {
    const [best] = known.flatMap((one) => belowKey(one, pair.key))
    return best && node?.type === 'map' ? [{ pair, isOwn: isOwnPair(pair, node), known: best }] : []
  })
  const others = pairs.filter(({ key }) => !fields.some(({ pair }) => pair.key === key))
  return (
    <div className={styles.section}>
      {fields.length > 0 && (
        <div className={styles.grid}>
          {fields.map((field) => (
            <KeyField key={field.pair.key} {...field} path={path} tablePath={tablePath} />
          ))}
        </div>
      )}
      {others.length > 0 && (
        <p className={styles.others}>
          {label('notKnownHelp')}{' '}
          {others.map(({ key }) => (
            <code key={key}>{key}</code>
          ))}
        </p>
      )}
      <NewKey
        known={known}
        taken={pairs.map(({ key }) => key)}
        path={path}
        tablePath={tablePath}
        name={name}
      />
    </div>
  )
}

interface NewKeyProps extends Pick<Props, 'known' | 'path' | 'tablePath'> {
  taken: readonly string[]
  name: string
}

/** Adds a key: one of the tables', or one whose name is free. */
function NewKey({ known, taken, path, tablePath, name }: NewKeyProps) {
  const label = useLabels(FILE_BUILDER_LABELS)
  const { file, change } = useFileForm()
  const id = useId()
  const [chosen, setChosen] = useState('')
  const [own, setOwn] = useState('')
  const keys = [...new Set(known.flatMap((one) => [...one.keys.keys()]))]
  const left = keys.filter((key) => !taken.includes(key))
  const free = known.flatMap((one) => one.free)
  const picked = left.includes(chosen) ? chosen : ''
  const key = picked === '' ? own.trim() : picked
  if (left.length === 0 && free.length === 0) return null
  const add = () => {
    const [node] = known.flatMap((one) => belowKey(one, key))
    if (!node || key === '' || taken.includes(key)) return
    const inTables = tablePath === '' ? key : `${tablePath}.${key}`
    change({
      change: 'put',
      path: [...path, key],
      value: firstValue(node, inTables, file),
      behind: keys.slice(0, Math.max(0, keys.indexOf(key))),
    })
    setChosen('')
    setOwn('')
  }
  const words = name === '' ? label('addKey') : fillLabel(label('addKeyTo'), { key: name })
  return (
    <form
      className={styles.add}
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      {left.length > 0 && (
        <>
          <label htmlFor={id}>{words}</label>
          <ToolSelect id={id} value={picked} onChange={({ target }) => setChosen(target.value)}>
            <option value="" />
            {left.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </ToolSelect>
        </>
      )}
      {free.length > 0 && (
        <input
          type="text"
          className={styles.own}
          aria-label={fillLabel(label('addNamed'), {
            name: free.map((one) => one.name).join(', '),
            key: name === '' ? label('file') : name,
          })}
          placeholder={free[0]?.name}
          value={own}
          onChange={({ target }) => setOwn(target.value)}
        />
      )}
      <ToolButton disabled={key === ''} onClick={add}>
        {label('add')}
      </ToolButton>
    </form>
  )
}
