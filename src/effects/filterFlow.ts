/**
 * Which filter has something to look at behind which trigger. The software never refuses such a
 * pair: where the data is not there, a filter lets everything through or nothing.
 */
import type { Carrier, Need, Reason, RunData } from './runTime/data'
import { dataFor, verdict } from './runTime/works'
import type { Runtime, RunMutator, RunTrigger } from './runTime/works'

/** What a filter or a condition looks at, and its answer without it. */
export interface TestRuntime extends Runtime {
  /** `one`: numbers are compared with 1, which stands where a trigger has none. */
  otherwise?: 'passes' | 'blocks' | 'one'
}

/** What is asked of a filter; `unknown` when its source is closed. */
export interface FlowFilter {
  id: string
  runtime?: TestRuntime | 'unknown'
}

/** What a filter sees behind a trigger. */
export type Sight =
  | { sees: 'always' }
  | { sees: 'sometimes'; reasons: readonly Reason[] }
  | { sees: 'never'; lacks: readonly Need[] }
  | { sees: 'unknown' }

/**
 * @param filter the filter
 * @param trigger the trigger
 * @param mutators between the two
 * @param carrier who carries the effect; a player when left out
 * @returns whether the filter finds what it looks at
 */
export function sightOf(
  filter: FlowFilter,
  trigger: RunTrigger,
  mutators: readonly RunMutator[] = [],
  carrier?: Carrier,
): Sight {
  const data = dataFor(trigger, mutators, carrier) ?? dataFor(trigger, mutators)
  const { runtime = 'unknown' } = filter
  if (!data || runtime === 'unknown') return { sees: 'unknown' }
  const fixed = runtime.needs.filter((need) => isFixed(need, data))
  if (runtime.otherwise === 'one' && fixed.length > 0) return { sees: 'never', lacks: fixed }
  const found = verdict(runtime.needs, data)
  switch (found.works) {
    case 'always':
      return { sees: 'always' }
    case 'sometimes':
      return { sees: 'sometimes', reasons: found.reasons }
    case 'never':
      return { sees: 'never', lacks: found.lacks }
  }
}

/** A number that no trigger handed over. */
function isFixed(need: Need, data: RunData): boolean {
  return typeof need === 'string' && data.get(need)?.isFixed === true
}

/**
 * @param filter the filter
 * @param trigger the trigger
 * @returns whether the trigger hands over what the filter looks at, if only sometimes
 */
export function hasDataFor(filter: FlowFilter, trigger: RunTrigger): boolean {
  return ['always', 'sometimes'].includes(sightOf(filter, trigger).sees)
}
