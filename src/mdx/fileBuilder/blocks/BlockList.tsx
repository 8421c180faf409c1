import { memo, useState } from 'react'
import { BUILDER_LABELS } from '../../../docs/labels/builder'
import { FILE_BUILDER_LABELS } from '../../../docs/labels/fileBuilder'
import { blockYaml, effectYaml } from '../../../effects/builder/writeConfig'
import { startWith } from '../../../effects/builder/availability'
import type { DraftKind } from '../../../effects/builder/formArguments'
import type { BuilderReference } from '../../../effects/builder/reference'
import { findEntry } from '../../../effects/builder/state'
import type { Yaml } from '../../../effects/builder/yamlText'
import type { EffectPlace } from '../../../effects/checker/effects'
import { textField } from '../../../effects/checker/fields'
import { entryHref } from '../../../effects/checker/reference'
import type { ConfigNode } from '../../../effects/checker/source'
import { hasNothing } from '../../../effects/checker/source'
import { isOwnItem } from '../../../effects/fileBuilder/editFile'
import type { FilePath } from '../../../effects/fileBuilder/editFile'
import { isMoved } from '../../../effects/fileBuilder/isMoved'
import { useLabels } from '../../../site/useLabels'
import { fillLabel } from '../../../text/fillLabel'
import { EntryPicker } from '../../builder/EntryPicker'
import { useFileForm } from '../fileForm'
import { sameProps } from '../sameProps'
// Blocks have lists of blocks.
// eslint-disable-next-line import-x/no-cycle
import { BlockFields } from './BlockFields'
import { BlockFold } from './BlockFold'
import type { BlocksProps } from './blockProps'
import * as styles from '../../builder/DraftList.module.css'

interface Props extends BlocksProps {
  kind: 'effect' | 'condition' | 'mutator'
  /** Of effects: what sets them off. */
  place?: EffectPlace
}

const ADD = { effect: 'addEffect', condition: 'addCondition', mutator: 'addMutator' } as const

/** A list of effects, conditions or mutators in the file. */
export function BlockList({ node, path, reference, behind, kind, place }: Props) {
  const label = useLabels({ ...BUILDER_LABELS, ...FILE_BUILDER_LABELS })
  const { change } = useFileForm()
  const [added, setAdded] = useState<number>()
  if (node && node.type !== 'list' && !hasNothing(node)) return <p>{label('keyByHand')}</p>
  const list = node?.type === 'list' ? node : undefined
  const items = list?.items ?? []
  const add = (id: string) => {
    const value = newBlock(kind, id, place, reference)
    change({ change: 'put', path: [...path, items.length], value, behind })
    setAdded(items.length)
  }
  return (
    <div className={styles.list}>
      {list?.items.map((item, index) => (
        <Block
          key={index}
          item={item}
          isOwn={isOwnItem(item, list)}
          path={[...path, index]}
          number={index + 1}
          kind={kind}
          place={place}
          reference={reference}
          isNew={index === added}
        />
      ))}
      <EntryPicker
        name={label(ADD[kind])}
        options={() => blockOptions(kind, place, reference)}
        pick={add}
      />
    </div>
  )
}

interface BlockProps extends Pick<Props, 'kind' | 'place' | 'reference'> {
  item: ConfigNode
  isOwn: boolean
  path: FilePath
  number: number
  isNew: boolean
}

const isSameBlock = sameProps('item', isMoved)

/** A list may be long, and each letter typed makes another reading of the file. */
const Block = memo(function Block(props: BlockProps) {
  const { item, isOwn, path, number, kind, place, reference, isNew } = props
  const label = useLabels(FILE_BUILDER_LABELS)
  const id = item.type === 'map' ? textField(item, 'id')?.text : undefined
  const entry = id === undefined ? undefined : findEntry(reference, kind, id)
  return (
    <BlockFold
      kind={kind}
      name={id ?? fillLabel(label('entry'), { number })}
      path={path}
      href={entry && entryHref(reference, kind, entry)}
      isNew={isNew}
    >
      {() =>
        item.type === 'map' && isOwn ? (
          <BlockFields
            block={item}
            path={path}
            kind={kind}
            place={place}
            entry={entry}
            reference={reference}
          />
        ) : (
          <p>{label('keyByHand')}</p>
        )
      }
    </BlockFold>
  )
}, isSameBlock)

/**
 * @param kind kind of the blocks of a list
 * @param place of effects: what sets them off
 * @param reference all entries
 * @returns what the list takes
 */
export function blockOptions(
  kind: DraftKind,
  place: EffectPlace | undefined,
  reference: BuilderReference,
) {
  const entries = reference.entries[kind]
  const fits = place === 'chain' ? entries.filter(({ permanent }) => !permanent) : entries
  return fits.map((entry) => ({ entry }))
}

/** With all that it needs to load. */
function newBlock(
  kind: DraftKind,
  id: string,
  place: EffectPlace | undefined,
  reference: BuilderReference,
): Yaml {
  return kind === 'effect' && place === 'effects'
    ? effectYaml(startWith(id, reference), reference)
    : blockYaml(kind, id, reference)
}
