/** Kinds of reference entries, in the order in which they are listed. */
export const ENTRY_KINDS = [
  'effect',
  'condition',
  'filter',
  'mutator',
  'trigger',
  'entity-goal',
  'target-goal',
] as const
