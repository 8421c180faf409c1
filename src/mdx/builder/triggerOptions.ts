import { triggerChoices } from '../../effects/builder/availability'
import type { Choice } from '../../effects/builder/availability'
import type { BuilderReference } from '../../effects/builder/reference'
import type { BuilderState } from '../../effects/builder/state'
import type { BuilderLabel } from '../../docs/labels/builder'
import { choiceNote } from './choiceNote'
import type { Option } from './EntryPicker'

/** Words in front of those that are of no use. */
const DIVIDERS: Partial<Record<Choice['fit'], BuilderLabel>> = {
  barren: 'doNothing',
  refused: 'doNotLoad',
}

/**
 * @param state what is chosen
 * @param reference all entries
 * @param label words of the builder
 * @returns the triggers that are not chosen yet, with what stands in their way
 */
export function triggerOptions(
  state: BuilderState,
  reference: BuilderReference,
  label: (key: BuilderLabel) => string,
): Option[] {
  return triggerChoices(state, reference)
    .filter(({ entry }) => !state.triggers.includes(entry.id))
    .map((choice) => {
      const divider = DIVIDERS[choice.fit]
      return {
        entry: choice.entry,
        note: choiceNote(choice, label),
        ...(divider && { isRefused: true, divider: label(divider) }),
      }
    })
}
