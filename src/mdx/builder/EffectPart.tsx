import { triggerChoice } from '../../effects/builder/availability'
import type { BuilderEntry, BuilderReference } from '../../effects/builder/reference'
import { findEntry, findTrigger } from '../../effects/builder/state'
import type { BuilderState, Draft } from '../../effects/builder/state'
import { fillLabel } from '../../text/fillLabel'
import { Link } from '../../site/Link'
import { useLabels } from '../../site/useLabels'
import { inlineMarkdown } from '../entry/inlineMarkdown'
import { DraftFields } from './DraftFields'
import { EntryPicker } from './EntryPicker'
import type { Option } from './EntryPicker'
import { BUILDER_LABELS } from '../../docs/labels/builder'
import { Part } from './Part'
import * as styles from './EffectPart.module.css'

interface Props {
  entry: BuilderEntry
  href: string
  state: BuilderState
  reference: BuilderReference
  pick: (id: string) => void
  onChange: (effect: Draft) => void
}

/** The chosen effect with its arguments, and the list of all others. */
export function EffectPart({ entry, href, state, reference, pick, onChange }: Props) {
  const label = useLabels(BUILDER_LABELS)
  return (
    <Part kind="effect" title={label('effect')}>
      <div className={styles.card} data-kind="effect">
        <p className={styles.name}>
          <Link href={href}>
            <code>{entry.id}</code>
          </Link>
          {entry.plugins && (
            <span className={styles.plugins}>
              {fillLabel(label('needs'), { plugins: entry.plugins.join(', ') })}
            </span>
          )}
        </p>
        <p className={styles.about}>{inlineMarkdown(entry.description)}</p>
        <EntryPicker
          name={label('changeEffect')}
          options={() => effectOptions(state, reference, label('otherTrigger'))}
          pick={pick}
        />
        <DraftFields
          kind="effect"
          entry={entry}
          draft={state.effect}
          reference={reference}
          depth={0}
          onChange={onChange}
        />
      </div>
    </Part>
  )
}

/** All effects; those that the chosen triggers do not drive say so. */
function effectOptions(
  { triggers, mutators }: BuilderState,
  reference: BuilderReference,
  note: string,
): Option[] {
  const chosen = triggers.flatMap((id) => findTrigger(reference, id) ?? [])
  const before = mutators.flatMap(({ id }) => findEntry(reference, 'mutator', id) ?? [])
  return reference.entries.effect.map((entry) => {
    const fits =
      entry.permanent ||
      chosen.some((one) =>
        ['ready', 'sometimes'].includes(triggerChoice(one, entry, before, reference).fit),
      )
    return fits ? { entry } : { entry, note }
  })
}
