/** What comes of a file without a key that it needs, as tables write it in `absent`. */
import { keyValueType } from './keyType'

/**
 * `file`: the plugin refuses the file. `part`: it leaves out the entry or the section that the key is
 * of. `more`: it fails at more than this file. `default`: it takes nothing, 0 or an empty text.
 */
export const KEY_ABSENCES = ['file', 'part', 'more', 'default'] as const

export type KeyAbsence = (typeof KEY_ABSENCES)[number]

/**
 * @param cell text of a table's cell
 * @returns whether it is one of {@link KEY_ABSENCES}
 */
export function isKeyAbsence(cell: string): cell is KeyAbsence {
  return (KEY_ABSENCES as readonly string[]).includes(cell)
}

/** A key that is not there. */
export interface AbsentKey {
  /** Its name in its section. */
  key: string
  /** In the words of its table. */
  type?: string
}

/**
 * @param absent what comes of the file; anything else where only the need is known
 * @param plugin name of the plugin
 * @param keys the keys that are not there, at least one
 * @returns a sentence about it
 */
export function absenceWords(
  absent: KeyAbsence | true | undefined,
  plugin: string,
  keys: readonly AbsentKey[],
): string {
  switch (absent) {
    case 'file':
      return `${plugin} does not load the file then.`
    case 'part':
      return `${plugin} leaves out what ${keys.length > 1 ? 'they belong' : 'it belongs'} to.`
    case 'more':
      return `${plugin} fails at more than this file then: at a whole menu, or at all that loads after it.`
    case 'default':
      return `The file loads all the same: ${plugin} takes ${standIns(keys)}.`
    default:
      return `${plugin} needs ${keys.length > 1 ? 'them' : 'it'}.`
  }
}

/** `an empty text for `name`, 0 for `weight`` */
function standIns(keys: readonly AbsentKey[]): string {
  return keys.map(({ key, type }) => `${standIn(type)} for \`${key}\``).join(', ')
}

/** What eco's configs give for a key that is not there. */
function standIn(type = ''): string {
  const wanted = keyValueType(type)
  if (wanted.endsWith('-list') || type.startsWith('list ')) return 'an empty list'
  if (wanted === 'section') return 'an empty section'
  if (wanted === 'boolean') return '`false`'
  if (wanted === 'int' || wanted === 'double' || wanted === 'expression') return '0'
  if (wanted === 'item') return 'air or a plain stone'
  return 'an empty text'
}
