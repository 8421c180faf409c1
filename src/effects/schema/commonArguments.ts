/** Arguments that blocks have whatever their id, as editors show them. */
import { COMMON_ARGUMENTS, CONDITION_ARGUMENTS, RUN_TYPE } from '../checker/commonArguments'
import type { CommonArgument } from '../checker/commonArguments'
import type { JsonSchema, Properties } from './types'
import { valueSchema } from './values'

/**
 * @param taken own arguments of effects whose type differs from the common one: these are not
 *   narrowed down
 * @returns the arguments of a triggered effect
 */
export function commonArguments(taken: ReadonlySet<string>): Properties {
  return propertiesOf(COMMON_ARGUMENTS, taken)
}

export const CHAIN_ARGUMENTS: Properties = propertiesOf([RUN_TYPE], new Set())

export const CONDITION_PROPERTIES: Properties = propertiesOf(CONDITION_ARGUMENTS, new Set())

function propertiesOf(
  args: readonly CommonArgument[],
  taken: ReadonlySet<string>,
): Record<string, JsonSchema> {
  return Object.fromEntries(
    args.map((argument) => {
      const value = taken.has(argument.name) ? {} : valueSchema({ ...argument, ...argument.range })
      return [argument.name, { ...value, description: argument.meaning }]
    }),
  )
}
