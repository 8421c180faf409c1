/** Placeholders that are all but one that effects know. */
import { isSlip } from './catalogue'
import { PLACEHOLDER } from './scalars'
import type { Run } from './run'

/**
 * What effects fill in. Sources: `triggers/placeholders/impl`, `ElementLike.kt` and
 * `ArgumentCooldown.kt` of Auxilor/libreforge; the levels are those of the plugins
 * (`/effects/placeholders`).
 */
const KNOWN: readonly string[] = [
  ...['trigger_value', 'triggervalue', 'trigger', 'value'],
  ...['alt_trigger_value', 'alttriggervalue', 'alttrigger', 'altvalue'],
  ...['text', 'string', 'message', 'player', 'player_uuid', 'distance', 'hits'],
  ...['victim_health', 'victim_max_health', 'victim_level'],
  ...['x', 'y', 'z'].flatMap((axis) => [
    `location_${axis}`,
    `loc_${axis}`,
    `location_block_${axis}`,
    `block_${axis}`,
  ]),
  ...['location_world', 'world'],
  ...['level', 'level_numeral', 'previous_level', 'previous_level_numeral'],
  ...['repeat_count', 'repeat_times', 'repeat_start', 'repeat_increment', 'seconds'],
]

/** In a name of one word more has to be the same: somebody's own may be any word. */
const MIN_LENGTH = 5

/** A placeholder that nobody fills in. */
interface Misspelling {
  /** Columns of its name. */
  start: number
  end: number
  written: string
  meant: string
}

/**
 * @param formula a formula
 * @param run the check: chains and arguments in the same text have placeholders of their own
 * @returns placeholders in it that are a slip of a known one
 */
export function misspeltPlaceholders(
  formula: string,
  { text, suggestions }: Pick<Run, 'text' | 'suggestions'>,
): Misspelling[] {
  return [...formula.matchAll(PLACEHOLDER)].flatMap(({ 0: found, index }): Misspelling[] => {
    const written = found.slice(1, -1)
    if (KNOWN.includes(written) || !/^[a-z]+(?:_[a-z]+)*$/.test(written)) return []
    const meant = suggestions
      .ofGroup('placeholder', written, KNOWN)
      .find((name) => isSlip(written, name) && !isOwnName(written, name, text))
    return meant === undefined
      ? []
      : [{ start: index + 1, end: index + found.length - 1, written, meant }]
  })
}

function isOwnName(written: string, meant: string, config: string): boolean {
  if (!written.includes('_') && written.length < MIN_LENGTH) return true
  // `%values%` is rather a value of one's own than `%value%`.
  return written === `${meant}s` || config.includes(`${written}:`)
}
