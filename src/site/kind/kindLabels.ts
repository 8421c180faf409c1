import type { EntryKind } from '../../effects/entry/entry'
import type { LabelKey } from '../../docs/labels/common'

/** The word for each kind of entry. */
export const KIND_LABELS: Record<EntryKind, LabelKey> = {
  effect: 'kindEffect',
  condition: 'kindCondition',
  filter: 'kindFilter',
  mutator: 'kindMutator',
  trigger: 'kindTrigger',
  'entity-goal': 'kindEntityGoal',
  'target-goal': 'kindTargetGoal',
}
