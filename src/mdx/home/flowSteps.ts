import type { EntryKind } from '../../effects/entry/entry'
import type { LabelKey } from '../../docs/labels/common'
import type { HOME_LABELS } from '../../docs/labels/home'

type StepLabel = LabelKey | keyof typeof HOME_LABELS

/** A piece of trigger data in the example; `used` marks what the step changes or looks at. */
type Datum = [name: string, value: string, state?: 'used']

interface FlowStep {
  kind: EntryKind
  title: StepLabel
  text: StepLabel
  /** What stands in the config. */
  example: string
  /** The data as it leaves the step. */
  data: Datum[]
}

/** The order at run time (guide "Data flow"), with Ana hitting Ben as the example. */
export const FLOW_STEPS: FlowStep[] = [
  {
    kind: 'trigger',
    title: 'kindTrigger',
    text: 'flowTrigger',
    example: 'melee_attack',
    data: [
      ['PLAYER', 'Ana'],
      ['VICTIM', 'Ben'],
      ['VALUE', '6'],
    ],
  },
  {
    kind: 'mutator',
    title: 'flowMutators',
    text: 'flowMutator',
    example: 'victim_as_player',
    data: [
      ['PLAYER', 'Ben', 'used'],
      ['VICTIM', 'Ben'],
      ['VALUE', '6'],
    ],
  },
  {
    kind: 'filter',
    title: 'flowFilters',
    text: 'flowFilter',
    example: 'entities: [player]',
    data: [
      ['PLAYER', 'Ben'],
      ['VICTIM', 'Ben', 'used'],
      ['VALUE', '6'],
    ],
  },
  {
    kind: 'condition',
    title: 'flowConditions',
    text: 'flowCondition',
    example: 'chance: 25',
    data: [
      ['PLAYER', 'Ben'],
      ['VICTIM', 'Ben'],
      ['VALUE', '6'],
    ],
  },
  {
    kind: 'effect',
    title: 'kindEffect',
    text: 'flowEffect',
    example: 'send_message',
    data: [['PLAYER', 'Ben', 'used']],
  },
]
