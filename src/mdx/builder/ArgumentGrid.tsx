import type { ReactNode } from 'react'
import type { DraftKind, FormArgument } from '../../effects/builder/formArguments'
import { formArguments } from '../../effects/builder/formArguments'
import type { BuilderEntry } from '../../effects/builder/reference'
import { fillLabel } from '../../text/fillLabel'
import { useLabels } from '../../site/useLabels'
import { BUILDER_LABELS } from '../../docs/labels/builder'
import * as styles from './DraftFields.module.css'

interface Props {
  kind: DraftKind
  entry: BuilderEntry
  /** Whether the block has the argument. */
  isFilled: (argument: FormArgument) => boolean
  /** The field of an argument, with its name for a key. */
  field: (argument: FormArgument) => ReactNode
}

/** The arguments of a block: its own, and behind a fold those that its kind shares. */
export function ArgumentGrid({ kind, entry, isFilled, field }: Props) {
  const label = useLabels(BUILDER_LABELS)
  const all = formArguments(kind, entry)
  // The value and its reverse are all that a filter has, the reverse all that conditions share.
  const isFolded = ({ isShared }: FormArgument) => isShared && kind === 'effect'
  const folded = all.filter(isFolded)
  const shown = all.filter((argument) => !isFolded(argument) && isFilledHere(argument, all))
  const filled = folded.filter(isFilled).length
  return (
    <>
      {shown.length > 0 && <div className={styles.grid}>{shown.map(field)}</div>}
      {folded.length > 0 && (
        <details className={styles.more}>
          <summary>
            {label('moreArguments')}
            {filled > 0 && (
              <span className={styles.filled}>
                {fillLabel(label('moreFilled'), { count: filled })}
              </span>
            )}
          </summary>
          <div className={styles.grid}>{folded.map(field)}</div>
        </details>
      )}
    </>
  )
}

/** Lists of sections are left to the reader, and a section is filled in by its parts. */
function isFilledHere({ name }: FormArgument, all: readonly FormArgument[]): boolean {
  return !name.includes('[]') && !all.some((other) => other.name.startsWith(`${name}.`))
}
