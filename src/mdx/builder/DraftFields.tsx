import type { DraftKind, FormArgument } from '../../effects/builder/formArguments'
import { inputKind } from '../../effects/builder/formArguments'
import { listedEffects } from '../../effects/builder/availability'
import type { BuilderEntry, BuilderReference } from '../../effects/builder/reference'
import { MAX_DEPTH, withArgument } from '../../effects/builder/state'
import type { ArgumentValue, Draft } from '../../effects/builder/state'
import { useLabels } from '../../site/useLabels'
import { inlineMarkdown } from '../entry/inlineMarkdown'
import { ArgumentField } from './ArgumentField'
import { ArgumentGrid } from './ArgumentGrid'
import { ByHand } from './ByHand'
// Drafts hold drafts: a list has cards, a card has fields, and a field may be a list.
// eslint-disable-next-line import-x/no-cycle
import { DraftList } from './DraftList'
import { BUILDER_LABELS } from '../../docs/labels/builder'
import * as styles from './DraftFields.module.css'

interface Props {
  kind: DraftKind
  entry: BuilderEntry
  draft: Draft
  reference: BuilderReference
  depth: number
  onChange: (draft: Draft) => void
}

/** The arguments of a block: its own, and behind a fold those that its kind shares. */
export function DraftFields({ kind, entry, draft, reference, depth, onChange }: Props) {
  const set = (name: string, value: ArgumentValue) => onChange(withArgument(draft, name, value))
  return (
    <ArgumentGrid
      kind={kind}
      entry={entry}
      isFilled={({ name }) => draft.args[name] !== undefined}
      field={(argument) => (
        <ArgumentInput
          key={argument.name}
          argument={argument}
          value={draft.args[argument.name] ?? ''}
          owner={entry}
          reference={reference}
          depth={depth}
          onChange={(value) => set(argument.name, value)}
        />
      )}
    />
  )
}

interface InputProps {
  argument: FormArgument
  value: ArgumentValue
  owner: BuilderEntry
  reference: BuilderReference
  depth: number
  onChange: (value: ArgumentValue) => void
}

function ArgumentInput({ argument, value, owner, reference, depth, onChange }: InputProps) {
  const label = useLabels(BUILDER_LABELS)
  const input = inputKind(argument)
  const { name, description = '' } = argument
  if (input === 'none') return <ByHand argument={argument} />
  if (input !== 'effects' && input !== 'conditions') {
    const text = typeof value === 'string' ? value : ''
    return <ArgumentField argument={argument} value={text} onChange={onChange} />
  }
  const isEffects = input === 'effects'
  return (
    <fieldset className={styles.list}>
      <legend>
        <code>{name}</code>
      </legend>
      <p className={styles.about}>{inlineMarkdown(description)}</p>
      <DraftList
        kind={isEffects ? 'effect' : 'condition'}
        addName={label(isEffects ? 'addEffect' : 'addCondition')}
        drafts={typeof value === 'string' ? [] : value}
        options={() =>
          (isEffects ? listedEffects(owner.id, reference) : reference.entries.condition).map(
            (entry) => ({ entry }),
          )
        }
        reference={reference}
        depth={depth + 1}
        isFull={depth >= MAX_DEPTH}
        onChange={onChange}
      />
    </fieldset>
  )
}
