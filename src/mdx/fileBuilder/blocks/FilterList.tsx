import { memo, useState } from 'react'
import { BUILDER_LABELS } from '../../../docs/labels/builder'
import { FILE_BUILDER_LABELS } from '../../../docs/labels/fileBuilder'
import { filterYaml } from '../../../effects/builder/writeConfig'
import { formArguments } from '../../../effects/builder/formArguments'
import type { BuilderReference } from '../../../effects/builder/reference'
import { findEntry, newDraft } from '../../../effects/builder/state'
import { entryHref } from '../../../effects/checker/reference'
import type { ConfigMap, Pair } from '../../../effects/checker/source'
import { hasNothing } from '../../../effects/checker/source'
import { isOwnPair } from '../../../effects/fileBuilder/editFile'
import type { FilePath } from '../../../effects/fileBuilder/editFile'
import { isMovedPair } from '../../../effects/fileBuilder/isMoved'
import { useLabels } from '../../../site/useLabels'
import { ArgumentField } from '../../builder/ArgumentField'
import { EntryPicker } from '../../builder/EntryPicker'
import { filterOptions } from '../../builder/filterOptions'
import { inlineMarkdown } from '../../entry/inlineMarkdown'
import { useFileForm } from '../fileForm'
import { sameProps } from '../sameProps'
import { BlockFold } from './BlockFold'
import type { BlocksProps } from './blockProps'
import { draftOf } from './draftOf'
import { ValueField } from './ValueField'
import * as styles from '../../builder/DraftList.module.css'

interface Props extends BlocksProps {
  /** The effect that they are of, which tells what is of use. */
  block?: ConfigMap
}

const NOT = 'not_'

const bareId = (key: string): string => (key.startsWith(NOT) ? key.slice(NOT.length) : key)

/** Filters in the file: a section in which each has its value. */
export function FilterList({ node, path, reference, behind, block }: Props) {
  const label = useLabels({ ...BUILDER_LABELS, ...FILE_BUILDER_LABELS })
  const { change } = useFileForm()
  const [added, setAdded] = useState<string>()
  if (node && node.type !== 'map' && !hasNothing(node)) return <p>{label('keyByHand')}</p>
  const map = node?.type === 'map' ? node : undefined
  const taken = map?.pairs.map(({ key }) => bareId(key)) ?? []
  const options = () => {
    const draft = { ...draftOf(block ?? EMPTY), filters: taken.map(newDraft) }
    return filterOptions(draft, reference, label)
  }
  return (
    <div className={styles.list}>
      {map?.pairs.map((pair) => (
        <Filter
          key={bareId(pair.key)}
          pair={pair}
          isOwn={isOwnPair(pair, map)}
          path={[...path, pair.key]}
          reference={reference}
          isNew={pair.key === added}
        />
      ))}
      <EntryPicker
        name={label('addFilter')}
        options={options}
        pick={(id) => {
          change({ change: 'put', path: [...path, id], value: filterYaml(id, reference), behind })
          setAdded(id)
        }}
      />
    </div>
  )
}

const EMPTY: ConfigMap = { type: 'map', start: 0, end: 0, flow: false, pairs: [] }

interface FilterProps {
  pair: Pair
  isOwn: boolean
  path: FilePath
  reference: BuilderReference
  isNew: boolean
}

const isSameFilter = sameProps('pair', isMovedPair)

const Filter = memo(function Filter({ pair, isOwn, path, reference, isNew }: FilterProps) {
  const label = useLabels(FILE_BUILDER_LABELS)
  const { change } = useFileForm()
  const { key, value } = pair
  const id = bareId(key)
  const entry = findEntry(reference, 'filter', key) ?? findEntry(reference, 'filter', id)
  const [wanted, not] = entry ? formArguments('filter', entry) : []
  return (
    <BlockFold
      kind="filter"
      name={key}
      path={path}
      href={entry && entryHref(reference, 'filter', entry)}
      isNew={isNew}
    >
      {() => (
        <>
          {entry && <p>{inlineMarkdown(entry.description)}</p>}
          {wanted && isOwn ? (
            <ValueField argument={{ ...wanted, name: key }} node={value} path={path} />
          ) : (
            <p>{label(isOwn ? 'notKnownId' : 'keyByHand')}</p>
          )}
          {not && isOwn && (
            <ArgumentField
              argument={not}
              isExact
              value={key === id ? '' : 'true'}
              onChange={(is) => {
                const next = is === 'true' ? `${NOT}${id}` : id
                if (next !== key) change({ change: 'rename', path, key: next })
              }}
            />
          )}
        </>
      )}
    </BlockFold>
  )
}, isSameFilter)
