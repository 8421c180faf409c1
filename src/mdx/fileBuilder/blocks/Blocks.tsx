import type { SectionKind } from '../../../effects/checker/sections'
import type { BlocksProps } from './blockProps'
// Blocks have arguments, and an argument may be a list of blocks.
// eslint-disable-next-line import-x/no-cycle
import { BlockList } from './BlockList'
import { CounterList } from './CounterList'
import { FilterList } from './FilterList'

interface Props extends BlocksProps {
  kind: SectionKind
}

/** What a key holds of effects, conditions and the like. */
export function Blocks({ kind, ...props }: Props) {
  switch (kind) {
    case 'conditions':
      return <BlockList kind="condition" {...props} />
    case 'mutators':
      return <BlockList kind="mutator" {...props} />
    case 'filters':
      return <FilterList {...props} />
    case 'counters':
      return <CounterList {...props} />
    case 'triggers':
      return null
    default:
      return <BlockList kind="effect" place={kind} {...props} />
  }
}
