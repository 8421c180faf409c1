/** Small YAML and JSON files of content. */
import { LineCounter, isNode, parse, parseDocument } from 'yaml'

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

/**
 * @param raw text of a file
 * @param path names and numbers that lead to something in it
 * @returns the line on which that stands, or what holds it where it is missing; counts from 1
 */
export function lineOfPath(raw: string, path: readonly PropertyKey[]): number {
  const lineCounter = new LineCounter()
  const document = parseDocument(raw, { ...PLAIN_YAML, lineCounter })
  for (let length = path.length; length > 0; length--) {
    const node: unknown = document.getIn(path.slice(0, length), true)
    if (isNode(node) && node.range) return lineCounter.linePos(node.range[0]).line
  }
  return 1
}
