import { entryHref } from '../../effects/checker/reference'
import type { DraftKind } from '../../effects/builder/formArguments'
import type { BuilderEntry, BuilderReference } from '../../effects/builder/reference'
import type { Draft } from '../../effects/builder/state'
import { useLabels } from '../../site/useLabels'
import { CardHead } from './CardHead'
// Drafts hold drafts: a list has cards, a card has fields, and a field may be a list.
// eslint-disable-next-line import-x/no-cycle
import { DraftFields } from './DraftFields'
import { BUILDER_LABELS } from '../../docs/labels/builder'
import * as styles from './DraftCard.module.css'

interface Props {
  kind: DraftKind
  entry: BuilderEntry
  draft: Draft
  reference: BuilderReference
  depth: number
  /** Why it has to stay. */
  kept?: string
  onChange: (draft: Draft) => void
  onRemove: () => void
}

/** A block in a list: what it is and its arguments. */
export function DraftCard({ kind, entry, kept, reference, onRemove, ...fields }: Props) {
  const label = useLabels(BUILDER_LABELS)
  return (
    <div className={styles.card} data-kind={kind}>
      <CardHead
        entry={entry}
        href={entryHref(reference, kind, entry)}
        kept={kept}
        onRemove={onRemove}
        label={label}
      />
      <DraftFields kind={kind} entry={entry} reference={reference} {...fields} />
    </div>
  )
}
