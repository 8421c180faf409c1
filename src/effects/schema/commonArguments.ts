/** Arguments that blocks have whatever their id, with words for the editor. */
import { COMMON_ARGUMENTS, CONDITION_ARGUMENTS, RUN_TYPE } from '../checker/commonArguments'
import type { ReferenceArgument } from '../checker/reference'
import type { JsonSchema, Properties } from './types'
import { valueSchema } from './values'

/** Source: the facts' records `/effects/configuring-an-effect` and `-a-condition`. */
const MEANINGS: Readonly<Record<string, string>> = {
  chance: 'Percent, 0 to 100. Without it nothing is rolled.',
  cooldown: 'Seconds until the same dispatcher can run it again.',
  cooldown_group: 'Name of a timer that all effects with the same name share.',
  send_cooldown_message: 'false silences message and sound while the cooldown runs. Default: true.',
  cooldown_message: 'Text instead of the one in lang.yml; %seconds% is the time left.',
  cooldown_effects: 'Run as a chain when the cooldown refuses.',
  cost: 'Money through Vault. Players only.',
  price: 'A price in any currency: value, type, display. Without a type it is free of charge.',
  point_cost: 'Points that must be there and are taken: cost, type.',
  every: 'Run only on every n-th attempt of a dispatcher.',
  require: 'Must come out as exactly 1, for example a comparison such as %level% >= 3.',
  delay: 'Ticks to wait before it runs; 20 ticks are one second.',
  repeat: 'Run several times: times, start, increment.',
  'run-order': 'Place among all blocks that react to the same trigger. Default: normal.',
  filters_before_mutation: 'true lets the filters test the data as the trigger gave it.',
  disable_antigrief_check: 'true skips the protection check between player and victim.',
  chain_args: 'Values for a named chain.',
  'run-type': 'Which elements of the chain run: all in order, the next one each time, or any one.',
  inverse: 'true turns the condition round.',
  'not-met-lines': 'Lines shown to the player while the condition is not met.',
  'show-not-met': 'true marks it as not met in displays even without lines.',
}

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
  args: readonly ReferenceArgument[],
  taken: ReadonlySet<string>,
): Record<string, JsonSchema> {
  return Object.fromEntries(
    args.map((argument) => {
      const description = MEANINGS[argument.name]
      const value = taken.has(argument.name) ? {} : valueSchema(argument)
      return [argument.name, { ...(value as object), description }]
    }),
  )
}
