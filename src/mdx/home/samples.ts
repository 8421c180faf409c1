/** The configs that the home page shows; a test checks them as the checker does. */
import type { EntryKind } from '../../effects/entry/entry'
import type { HOME_LABELS } from '../../docs/labels/home'

/** Kind of the part that a line belongs to; `null` for what holds them. */
type Line = readonly [text: string, kind: EntryKind | null]

/** A block that runs. */
export const RUN_LINES: readonly Line[] = [
  ['effects:', null],
  ['  - id: give_money', 'effect'],
  ['    args:', 'effect'],
  ['      amount: 25', 'effect'],
  ['    triggers:', 'trigger'],
  ['      - kill', 'trigger'],
  ['    filters:', 'filter'],
  ['      entities: [zombie]', 'filter'],
  ['    conditions:', 'condition'],
  ['      - id: is_night', 'condition'],
]

/** What happens, in the order in which it does. */
export const RUN_STEPS: readonly (readonly [kind: EntryKind, text: keyof typeof HOME_LABELS])[] = [
  ['trigger', 'runTrigger'],
  ['filter', 'runFilter'],
  ['condition', 'runCondition'],
  ['effect', 'runEffect'],
]

/** A block with a mistake that the server tells nobody about. */
export const WRONG_LINES = [
  'effects:',
  '  - id: damage_victim',
  '    args:',
  '      damage: 4',
  '    triggers:',
  '      - fill_bucket',
] as const

/** The line of the mistake, counted from 1. */
export const WRONG_LINE = 6
