import type { EntryKind } from '../../effects/entry/entry'
import type { LabelKey } from '../../docs/labels/common'

/** The heading of each kind's group. */
export const GROUP_LABELS: Record<EntryKind, LabelKey> = {
  effect: 'kindEffects',
  condition: 'kindConditions',
  filter: 'flowFilters',
  mutator: 'flowMutators',
  trigger: 'kindTriggers',
  'entity-goal': 'kindEntityGoals',
  'target-goal': 'kindTargetGoals',
}
