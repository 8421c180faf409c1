/** Small YAML and JSON files of content. */
import { parse } from 'yaml'

/** Tags stand for kinds of data that no file of content has, such as bytes and sets. */
export const PLAIN_YAML = { resolveKnownTags: false, logLevel: 'error' } as const

/**
 * @param raw text of a file; JSON is YAML, so that one parser reads both
 * @returns what it holds: texts, numbers, lists and sections
 * @throws when it cannot be read
 */
export function readYaml(raw: string): unknown {
  const data: unknown = parse(raw, PLAIN_YAML)
  if (holdsItself(data)) throw new Error(HOLDS_ITSELF)
  return data
}

/** What to say of data that never ends. */
export const HOLDS_ITSELF = 'A list or section in it holds itself.'

/**
 * @param value data as YAML gives it, in which a list may be a part of itself (`&a [*a]`)
 * @returns whether one is: what walks through such data never ends
 */
export function holdsItself(value: unknown): boolean {
  const done = new Set<object>()
  const above = new Set<object>()
  const look = (one: unknown): boolean => {
    if (typeof one !== 'object' || one === null || done.has(one)) return false
    if (above.has(one)) return true
    above.add(one)
    const found = Object.values(one).some(look)
    above.delete(one)
    done.add(one)
    return found
  }
  return look(value)
}
