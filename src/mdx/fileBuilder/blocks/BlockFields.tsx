import type { ReactNode } from 'react'
import { BUILDER_LABELS } from '../../../docs/labels/builder'
import { FILE_BUILDER_LABELS } from '../../../docs/labels/fileBuilder'
import type { BuilderEntry, BuilderReference } from '../../../effects/builder/reference'
import type { EffectPlace } from '../../../effects/checker/effects'
import type { ConfigMap } from '../../../effects/checker/source'
import { placeOfKey } from '../../../effects/fileBuilder/blockPlaces'
import type { FilePath } from '../../../effects/fileBuilder/editFile'
import { useLabels } from '../../../site/useLabels'
import { EntryPicker } from '../../builder/EntryPicker'
import { inlineMarkdown } from '../../entry/inlineMarkdown'
import { useFileForm } from '../fileForm'
// Blocks have lists of blocks, and so have arguments.
// eslint-disable-next-line import-x/no-cycle
import { BlockArguments } from './BlockArguments'

import { BlockList, blockOptions } from './BlockList'
import type { BlocksProps } from './blockProps'
import { FilterList } from './FilterList'
import { TriggerTexts } from './TriggerTexts'
import * as styles from '../../builder/DraftFields.module.css'

interface Props {
  block: ConfigMap
  path: FilePath
  kind: 'effect' | 'condition' | 'mutator'
  place: EffectPlace | undefined
  /** Missing for a chain, and for what the reference does not know. */
  entry: BuilderEntry | undefined
  reference: BuilderReference
}

/** What stands in front of the keys of a block when all are there. */
const ORDER = ['id', 'args', 'effects', 'triggers', 'mutators', 'filters', 'conditions']

const behindOf = (key: string): readonly string[] => ORDER.slice(0, ORDER.indexOf(key))

/** Chains have the arguments that all effects share. */
const CHAIN: BuilderEntry = { id: 'chain', description: '' }

/** All that belongs to a block. */
export function BlockFields({ block, path, kind, place, entry, reference }: Props) {
  const label = useLabels({ ...BUILDER_LABELS, ...FILE_BUILDER_LABELS })
  const { change } = useFileForm()
  /** A part of the block under its key. */
  const part = (
    key: string,
    title: string,
    fields: (props: BlocksProps) => ReactNode,
    isOffered = true,
  ) => {
    const { keys, node, isOwn } = placeOfKey(block, [key])
    if (!isOffered && node === undefined) return null
    const inside = { node, path: [...path, ...keys], reference, behind: behindOf(key) }
    return (
      <fieldset key={key} className={styles.list}>
        <legend>{title}</legend>
        {isOwn ? fields(inside) : <p className={styles.about}>{label('keyByHand')}</p>}
      </fieldset>
    )
  }
  const chain = placeOfKey(block, ['effects']).node
  const isTriggered = kind === 'effect' && !entry?.permanent
  const args = placeOfKey(block, ['args'])
  const owner = kind === 'effect' && chain ? CHAIN : entry
  return (
    <>
      {entry && <p>{inlineMarkdown(entry.description)}</p>}
      {kind === 'effect' && !chain && (
        <EntryPicker
          name={label('changeEffect')}
          options={() => blockOptions(kind, place, reference)}
          pick={(id) => change({ change: 'put', path: [...path, 'id'], value: id })}
        />
      )}
      {owner ? (
        <BlockArguments
          kind={kind}
          entry={owner}
          args={args}
          path={[...path, ...args.keys]}
          reference={reference}
        />
      ) : (
        <p>{label('notKnownId')}</p>
      )}
      {kind === 'effect' &&
        part(
          'effects',
          label('effect'),
          (props) => <BlockList kind="effect" place="chain" {...props} />,
          false,
        )}
      {kind === 'effect' && (
        <>
          {part(
            'triggers',
            label('triggers'),
            (props) => (
              <TriggerTexts block={block} blockPath={path} {...props} />
            ),
            isTriggered && place !== 'chain',
          )}
          {part(
            'mutators',
            label('mutators'),
            (props) => (
              <BlockList kind="mutator" {...props} />
            ),
            isTriggered,
          )}
          {part(
            'filters',
            label('filters'),
            (props) => (
              <FilterList block={block} {...props} />
            ),
            isTriggered,
          )}
          {part('conditions', label('conditions'), (props) => (
            <BlockList kind="condition" {...props} />
          ))}
        </>
      )}
      {kind === 'condition' &&
        part(
          'not-met-effects',
          'not-met-effects',
          (props) => <BlockList kind="effect" place="chain" {...props} />,
          false,
        )}
    </>
  )
}
