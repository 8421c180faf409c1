/**
 * Shared arguments with which an effect never runs, and numbers that act like others. Sources:
 * `ArgumentChance`, `ArgumentEvery`, `ArgumentCooldown`, `ArgumentRequire`, `ArgumentCost`,
 * `ArgumentPrice`, `ArgumentPointCost` and `ElementLike` of Auxilor/libreforge.
 */
import { clip, quoted } from '../../text/quote'
import { fitOf } from '../runTime/dataTypes'
import { rangeWords } from '../files/keyLimits'
import { COMMON_ARGUMENTS } from './commonArguments'
import type { CommonArgument } from './commonArguments'
import { field } from './fields'
import { isPlainNumber } from './scalars'
import { placeIn } from './run'
import type { Draft, Run } from './run'
import type { Pair, Scalar } from './source'

/** Numbers behind the ends of these act like others. */
const RANGES = new Map<string, NonNullable<CommonArgument['range']>>([
  ...COMMON_ARGUMENTS.flatMap(({ name, range }) => (range ? [[name, range] as const] : [])),
  // In `repeat`.
  ['times', { least: 1, beyond: 'Less counts as 1: it runs once.' }],
])

/** Arguments that take something from a player. */
const COST = /^(?:cost|price|point_cost|[a-z0-9_]+_cost)$/

/**
 * @param pair a shared argument with a value
 * @param run the check
 */
export function checkIdleArgument(pair: Pair, run: Run): void {
  const draft = idleNumber(pair) ?? outside(pair) ?? unpayable(pair, run)
  if (draft) run.report({ at: placeIn(pair), href: run.catalogue.guide('effect'), ...draft })
  const times = pair.key === 'repeat' && pair.value.type === 'map' && field(pair.value, 'times')
  if (times) checkIdleArgument(times, run)
}

type Said = Omit<Draft, 'at' | 'href'>

function idleNumber({ key, value }: Pair): Said | undefined {
  if (value.type !== 'scalar' || !isPlainNumber(value.text.trim())) return undefined
  const number = numberOf(value)
  if (key === 'chance' && number <= 0) {
    return {
      severity: 'warning',
      code: 'never-passes',
      message: 'A `chance` of 0 or less never passes: the effect never runs.',
      why: 'It is a percentage: 100 always passes.',
    }
  }
  if (key === 'chance' && number < 1) {
    const attempts = Math.round(100 / number)
    return {
      severity: 'info',
      code: 'low-chance',
      message: `\`chance\` is a percentage: ${clip(value.text.trim())} passes about once in ${attempts} attempts.`,
      why: `For ${clip(value.text.trim())} out of 1 write ${Number((number * 100).toFixed(6))}.`,
    }
  }
  if (key === 'require' && number !== 1) {
    return {
      severity: 'warning',
      code: 'never-passes',
      message: `\`require\` passes when it gives 1, and ${clip(value.text.trim())} never does.`,
      why: 'It is meant for a comparison such as `%level% > 5`, which gives 1 or 0.',
    }
  }
  return undefined
}

/** YAML 1.1 lets digits be grouped. */
const numberOf = ({ text }: Scalar): number => Number(text.trim().replaceAll('_', ''))

function outside({ key, value }: Pair): Said | undefined {
  const range = RANGES.get(key)
  if (!range || value.type !== 'scalar' || !isPlainNumber(value.text.trim())) return undefined
  const { least = -Infinity, most = Infinity, beyond: why } = range
  const number = numberOf(value)
  if (number >= least && number <= most) return undefined
  const message = `${quoted(key)} is a number ${rangeWords(range)}.`
  return { severity: 'warning', code: 'out-of-range', message, why }
}

/** Only players can pay. */
function unpayable({ key }: Pair, run: Run): Said | undefined {
  if (!COST.test(key) || !run.carrier || run.carrier.types.length === 0) return undefined
  if (fitOf(run.carrier.types, ['Player']) !== 'never') return undefined
  return {
    severity: 'warning',
    code: 'never-passes',
    message: `${quoted(key)} asks a player to pay, and no player carries the effects here: the effect never runs.`,
    why: 'What cannot be paid is a no.',
  }
}
