import type { Choice } from '../../effects/builder/availability'
import { fillLabel } from '../../text/fillLabel'
import type { BuilderLabel } from '../../docs/labels/builder'

/**
 * @param choice an entry that can be picked
 * @param label the words
 * @returns what comes of picking it, or why it cannot be picked; nothing where it simply fits
 */
export function choiceNote(
  { fit, mutators = [], lacks, misses = '', when = '', blind = [] }: Choice,
  label: (key: BuilderLabel) => string,
): string | undefined {
  if (fit === 'ready') return undefined
  if (fit === 'idle') return label('seesNothing')
  if (fit === 'partly') return fillLabel(label('seesSome'), { triggers: blind.join(', ') })
  if (fit === 'sometimes') return fillLabel(label('onlyWhen'), { when })
  if (fit === 'barren') {
    return misses === '' ? label('neverFires') : fillLabel(label('misses'), { data: misses })
  }
  if (fit === 'helped') return fillLabel(label('withMutator'), { id: mutators[0] ?? '' })
  if (!lacks) return label('refusedPermanent')
  const words = label(lacks.length === 1 ? 'lacks' : 'lacksSeveral')
  return fillLabel(words, { data: lacks.join(', ') })
}
