import { filterChoices } from '../../effects/builder/availability'
import type { BuilderReference } from '../../effects/builder/reference'
import type { BuilderState } from '../../effects/builder/state'
import type { BuilderLabel } from '../../docs/labels/builder'
import { choiceNote } from './choiceNote'
import type { Option } from './EntryPicker'

/**
 * @param state what is chosen
 * @param reference all entries
 * @param label words of the builder
 * @returns the filters that are not chosen yet, with what stands in their way
 */
export function filterOptions(
  state: BuilderState,
  reference: BuilderReference,
  label: (key: BuilderLabel) => string,
): Option[] {
  return filterChoices(state, reference)
    .filter((choice) => !state.filters.some(({ id }) => id === choice.entry.id))
    .map((choice) => ({ entry: choice.entry, note: choiceNote(choice, label) }))
}
