/** What a key is when the reader adds it, and what a new file begins with. */
import { scalar } from '../builder/yamlText'
import type { Yaml } from '../builder/yamlText'
import type { ConfigFile } from '../checker/sections'
import { sectionAt } from '../checker/sections'
import { isPlainNumber } from '../checker/scalars'
import type { KeyNode, KeyRow } from '../files/keyTree'
import { controlOf } from './control'

/** By the types that tables have, for keys without a default that could stand in a file. */
const FIRST: Readonly<Record<string, string>> = {
  'item lookup': 'diamond',
  'entity lookup': 'zombie',
  'block lookup': 'stone',
  'particle lookup': 'flame',
  'true or false': 'false',
  'number or expression': '1',
  expression: '1',
}

/**
 * @param known what the tables know of a key
 * @param path keys from the top of the file, `[]` behind lists
 * @param file its kind
 * @returns a value that the key can have: its default where that is one, and in sections what they
 *   need
 */
export function firstValue(known: KeyNode, path: string, file: ConfigFile | undefined): Yaml {
  const control = controlOf(known, undefined, sectionAt(path, file))
  const { row } = known
  switch (control) {
    case 'blocks':
    case 'lines':
      return '[]'
    case 'section':
      return sectionOf(known, path, file)
    case 'sections':
      return { list: [firstEntry(known, path, file)] }
    case 'hand':
      return row?.type?.includes('list') ? '[]' : '{}'
    default:
      return row ? firstScalar(row) : '""'
  }
}

/**
 * @param known what the tables know of a list of sections
 * @param path of the list
 * @param file its kind
 * @returns an entry with what it needs
 */
export function firstEntry(known: KeyNode, path: string, file: ConfigFile | undefined): Yaml {
  return known.entries ? sectionOf(known.entries, `${path}[]`, file) : '{}'
}

/**
 * @param top what the tables know of a kind of file
 * @param file the kind
 * @returns the pairs of a new file: what it needs
 */
export function firstPairs(top: KeyNode, file: ConfigFile | undefined): [string, Yaml][] {
  return neededPairs(top, '', file)
}

function sectionOf(known: KeyNode, path: string, file: ConfigFile | undefined): Yaml {
  const pairs = neededPairs(known, path, file)
  return pairs.length === 0 ? '{}' : { map: pairs }
}

function neededPairs(
  { keys }: KeyNode,
  path: string,
  file: ConfigFile | undefined,
): [string, Yaml][] {
  const pairs: [string, Yaml][] = []
  for (const [key, known] of keys) {
    const { row } = known
    if (!row?.required && !isNeededInside(known)) continue
    // One of the two is enough.
    if (row?.unless !== undefined && pairs.some(([name]) => name === row.unless)) continue
    pairs.push([key, firstValue(known, path === '' ? key : `${path}.${key}`, file)])
  }
  return pairs
}

/** A section that no row asks for, with keys that are needed. */
function isNeededInside({ row, keys }: KeyNode): boolean {
  if (row !== undefined) return false
  return [...keys.values()].some((inner) => inner.row?.required || isNeededInside(inner))
}

function firstScalar({ type = '', choices, usual, least, most }: KeyRow): string {
  const [choice] = choices ?? []
  if (choice !== undefined)
    return scalar(usual !== undefined && choices?.includes(usual) ? usual : choice, true)
  if (type === 'true or false') return usual === 'true' ? 'true' : 'false'
  if (usual !== undefined && isPlainNumber(usual)) return usual
  if (type === 'whole number' || type === 'decimal number')
    return String(least ?? Math.min(1, most ?? 1))
  const first = FIRST[type]
  return scalar(first ?? 'Example', first === undefined)
}
