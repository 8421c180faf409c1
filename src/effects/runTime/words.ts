/** Run-time data in the words of an admin, without an article. */
import { TYPE_NAMES } from './dataTypes'
import type { DataType } from './dataTypes'
import { typesOf } from './data'
import type { Datum, Need, Reason } from './data'

const DATUM_WORDS: Record<Datum, string> = {
  PLAYER: 'player',
  VICTIM: 'victim',
  BLOCK: 'block',
  EVENT: 'event',
  LOCATION: 'location',
  PROJECTILE: 'projectile',
  VELOCITY: 'velocity',
  ITEM: 'item',
  TEXT: 'text',
  VALUE: 'value',
  ALT_VALUE: 'second value',
  DISPATCHER: 'carrier',
  HOLDER_ITEM: 'item that carries the effect',
  HOLDER_SLOT: 'item in a slot that the plugin knows',
}

function oneOf(types: readonly DataType[]): string {
  const names = types.map((type) => TYPE_NAMES[type] ?? `\`${type}\``)
  return [...new Set(names)].join(' or ')
}

/**
 * @param need what is looked for
 * @returns a noun, to stand behind "has no": `victim`, `event that is damage`
 */
export function needWords(need: Need): string {
  if (typeof need === 'string') return DATUM_WORDS[need]
  if ('any' in need) return need.any.map(needWords).join(' or ')
  return `${DATUM_WORDS[need.data]} that is ${oneOf(typesOf(need.is))}`
}

/**
 * @param reason why something is there only sometimes
 * @returns the end of "it works only when ..."
 */
export function reasonWords(reason: Reason): string {
  if ('when' in reason) return reason.when
  if (!('is' in reason)) {
    return reason.data === 'HOLDER_ITEM'
      ? 'an item carries the effect'
      : 'an item in a slot that the plugin knows carries the effect'
  }
  return `the ${DATUM_WORDS[reason.data]} is ${oneOf(reason.is)}`
}
