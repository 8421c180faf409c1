import { memo, useState } from 'react'
import { BUILDER_LABELS } from '../../../docs/labels/builder'
import { FILE_BUILDER_LABELS } from '../../../docs/labels/fileBuilder'
import type { FormArgument } from '../../../effects/builder/formArguments'
import type { BuilderReference } from '../../../effects/builder/reference'
import { findTrigger, triggerId } from '../../../effects/builder/state'
import type { Yaml } from '../../../effects/builder/yamlText'
import { textField } from '../../../effects/checker/fields'
import { entryHref } from '../../../effects/checker/reference'
import type { ConfigMap, ConfigNode } from '../../../effects/checker/source'
import { hasNothing } from '../../../effects/checker/source'
import { placeOfKey } from '../../../effects/fileBuilder/blockPlaces'
import { isOwnItem } from '../../../effects/fileBuilder/editFile'
import type { FilePath } from '../../../effects/fileBuilder/editFile'
import { isMoved } from '../../../effects/fileBuilder/isMoved'
import { useLabels } from '../../../site/useLabels'
import { fillLabel } from '../../../text/fillLabel'
import { ByHand } from '../../builder/ByHand'
import { EntryPicker } from '../../builder/EntryPicker'
import { useFileForm } from '../fileForm'
import { sameProps } from '../sameProps'
import { BlockFold } from './BlockFold'
// Conditions have lists of blocks.
// eslint-disable-next-line import-x/no-cycle
import { BlockList } from './BlockList'
import type { BlocksProps } from './blockProps'
import { FilterList } from './FilterList'
import { ValueField } from './ValueField'
import * as fields from '../../builder/DraftFields.module.css'
import * as styles from '../../builder/DraftList.module.css'

/** Entries with a trigger and an amount: `xp-gain-methods`, `counters`. */
export function CounterList({ node, path, reference, behind }: BlocksProps) {
  const label = useLabels({ ...BUILDER_LABELS, ...FILE_BUILDER_LABELS })
  const { change } = useFileForm()
  const [added, setAdded] = useState<number>()
  if (node && node.type !== 'list' && !hasNothing(node)) return <p>{label('keyByHand')}</p>
  const list = node?.type === 'list' ? node : undefined
  const count = list?.items.length ?? 0
  const add = (trigger: string) => {
    const value: Yaml = {
      map: [
        ['trigger', trigger],
        ['multiplier', '1'],
      ],
    }
    change({ change: 'put', path: [...path, count], value, behind })
    setAdded(count)
  }
  return (
    <div className={styles.list}>
      {list?.items.map((item, index) => (
        <Counter
          key={index}
          item={item}
          isOwn={isOwnItem(item, list)}
          path={[...path, index]}
          number={index + 1}
          reference={reference}
          isNew={index === added}
        />
      ))}
      <TriggerPicker name={label('addTrigger')} reference={reference} pick={add} />
    </div>
  )
}

interface CounterProps {
  item: ConfigNode
  isOwn: boolean
  path: FilePath
  number: number
  reference: BuilderReference
  isNew: boolean
}

const isSameCounter = sameProps('item', isMoved)

const Counter = memo(function Counter(props: CounterProps) {
  const { item, isOwn, path, number, reference, isNew } = props
  const label = useLabels(FILE_BUILDER_LABELS)
  const named =
    item.type === 'map' ? (textField(item, 'trigger') ?? textField(item, 'id')) : undefined
  const entry = named && findTrigger(reference, named.text)
  return (
    <BlockFold
      kind="trigger"
      name={named?.text ?? fillLabel(label('entry'), { number })}
      path={path}
      href={entry && entryHref(reference, 'trigger', entry)}
      isNew={isNew}
    >
      {() =>
        item.type === 'map' && isOwn ? (
          <CounterFields block={item} path={path} reference={reference} />
        ) : (
          <p>{label('keyByHand')}</p>
        )
      }
    </BlockFold>
  )
}, isSameCounter)

interface FieldsProps {
  block: ConfigMap
  path: FilePath
  reference: BuilderReference
}

const ORDER = ['trigger', 'id', 'multiplier', 'value', 'filters', 'conditions']

const behindOf = (key: string): readonly string[] => ORDER.slice(0, ORDER.indexOf(key))

function CounterFields({ block, path, reference }: FieldsProps) {
  const label = useLabels({ ...BUILDER_LABELS, ...FILE_BUILDER_LABELS })
  const { change } = useFileForm()
  const trigger = placeOfKey(block, ['trigger'])
  const older = placeOfKey(block, ['id'])
  const named = trigger.node === undefined && older.node !== undefined ? older : trigger
  const amounts: FormArgument[] = [
    { name: 'multiplier', type: 'expression', description: label('counterMultiplier') },
    { name: 'value', type: 'expression', description: label('counterValue') },
  ]
  const inside = (key: string): BlocksProps => {
    const { keys, node } = placeOfKey(block, [key])
    return { node, path: [...path, ...keys], reference, behind: behindOf(key) }
  }
  return (
    <>
      <TriggerPicker
        name={label('changeTrigger')}
        reference={reference}
        pick={(id) => change({ change: 'put', path: [...path, ...named.keys], value: id })}
      />
      <div className={fields.grid}>
        {amounts.map((argument) => {
          const { keys, node, isOwn } = placeOfKey(block, [argument.name])
          return isOwn ? (
            <ValueField
              key={argument.name}
              argument={argument}
              node={node}
              path={[...path, ...keys]}
              behind={behindOf(argument.name)}
            />
          ) : (
            <ByHand key={argument.name} argument={argument} />
          )
        })}
      </div>
      <fieldset className={fields.list}>
        <legend>{label('filters')}</legend>
        <FilterList {...inside('filters')} />
      </fieldset>
      <fieldset className={fields.list}>
        <legend>{label('conditions')}</legend>
        <BlockList kind="condition" {...inside('conditions')} />
      </fieldset>
    </>
  )
}

interface PickerProps {
  name: string
  reference: BuilderReference
  pick: (id: string) => void
}

function TriggerPicker({ name, reference, pick }: PickerProps) {
  return (
    <EntryPicker
      name={name}
      options={() => reference.entries.trigger.map((entry) => ({ entry }))}
      pick={(id) => {
        const entry = reference.entries.trigger.find((one) => one.id === id)
        if (entry) pick(triggerId(entry))
      }}
    />
  )
}
