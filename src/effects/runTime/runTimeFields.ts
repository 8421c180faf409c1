/** What the front matter of an entry tells about run time, as compact JSON. */
import type { EntryFields } from '../entry/entry'
import type { TestRuntime } from '../filterFlow'
import type { HandsOver, Need, Transform } from './data'

/** Fields that would be empty, or the same as what an entry declares, are left out. */
export interface RunTimeFields {
  /** Triggers: what they hand over when they fire. */
  handsOver?: HandsOver
  /** Effects, conditions and filters: what they look for when they run. */
  runtime?: TestRuntime | 'unknown'
  /** Mutators: what they do to the data. */
  transforms?: Transform[]
}

/**
 * @param entry an entry
 * @returns its run-time data; an effect without `runtime` looks for just what it declares
 */
export function runTimeFields({
  kind,
  needs = [],
  hands_over,
  runtime,
  transforms = [],
}: Pick<EntryFields, 'kind' | 'needs' | 'hands_over' | 'runtime' | 'transforms'>): RunTimeFields {
  const fields: RunTimeFields = {}
  if (hands_over !== undefined) fields.handsOver = hands_over
  if (runtime === 'unknown') fields.runtime = runtime
  else if (runtime && !(kind === 'effect' && isDeclared(runtime.needs, needs))) {
    const { otherwise } = runtime
    fields.runtime = { needs: runtime.needs, ...(otherwise && { otherwise }) }
  }
  if (transforms.length > 0) fields.transforms = transforms.map(compactTransform)
  return fields
}

function isDeclared(needs: readonly Need[], declared: readonly string[]): boolean {
  return (
    needs.length === declared.length &&
    needs.every((need) => typeof need === 'string' && declared.includes(need))
  )
}

function compactTransform({
  adds: _adds,
  otherwise,
  ...transform
}: NonNullable<EntryFields['transforms']>[number]): Transform {
  return otherwise === 'keeps' ? { ...transform, otherwise } : transform
}
