import { FILE_BUILDER_LABELS } from '../../../docs/labels/fileBuilder'
import { inputKind } from '../../../effects/builder/formArguments'
import type { DraftKind, FormArgument } from '../../../effects/builder/formArguments'
import type { BuilderEntry, BuilderReference } from '../../../effects/builder/reference'
import { nestedSection } from '../../../effects/checker/nestedSection'
import { hasNothing } from '../../../effects/checker/source'
import { placeOfArgument } from '../../../effects/fileBuilder/blockPlaces'
import type { BlockPlace } from '../../../effects/fileBuilder/blockPlaces'
import type { FilePath } from '../../../effects/fileBuilder/editFile'
import { useLabels } from '../../../site/useLabels'
import { ArgumentGrid } from '../../builder/ArgumentGrid'
import { ByHand } from '../../builder/ByHand'
import { inlineMarkdown } from '../../entry/inlineMarkdown'
// An argument may be a list of blocks.
// eslint-disable-next-line import-x/no-cycle
import { Blocks } from './Blocks'
import { ValueField } from './ValueField'
import * as styles from '../../builder/DraftFields.module.css'

interface Props {
  kind: DraftKind
  entry: BuilderEntry
  /** Place of `args` in the block. */
  args: BlockPlace
  path: FilePath
  reference: BuilderReference
}

/** Behind these `args` comes when it is new. */
const BEHIND = ['id']

/** The arguments of a block in the file. */
export function BlockArguments({ kind, entry, args, path, reference }: Props) {
  const label = useLabels(FILE_BUILDER_LABELS)
  const { node, isOwn } = args
  if (!isOwn || (node && node.type !== 'map' && !hasNothing(node)))
    return <p>{label('keyByHand')}</p>
  const map = node?.type === 'map' ? node : undefined
  return (
    <ArgumentGrid
      kind={kind}
      entry={entry}
      isFilled={(argument) => placeOfArgument(map, argument).node !== undefined}
      field={(argument) => (
        <BlockArgument
          key={argument.name}
          argument={argument}
          place={placeOfArgument(map, argument)}
          path={path}
          entry={entry}
          reference={reference}
        />
      )}
    />
  )
}

interface ArgumentProps extends Pick<Props, 'path' | 'entry' | 'reference'> {
  argument: FormArgument
  place: BlockPlace
}

function BlockArgument({ argument, place, path, entry, reference }: ArgumentProps) {
  const { keys, node, isOwn } = place
  const inside = nestedSection(argument, entry)
  const whole = [...path, ...keys]
  if (inside !== undefined && inside !== 'arguments' && isOwn) {
    return (
      <fieldset className={styles.list}>
        <legend>
          <code>{argument.name}</code>
        </legend>
        <p className={styles.about}>{inlineMarkdown(argument.description ?? '')}</p>
        <Blocks kind={inside} node={node} path={whole} reference={reference} behind={BEHIND} />
      </fieldset>
    )
  }
  if (!isOwn || inputKind(argument) === 'none') return <ByHand argument={argument} />
  return <ValueField argument={argument} node={node} path={whole} behind={BEHIND} />
}
