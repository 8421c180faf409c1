/** Blocks of YAML, read for their values and, when something is wrong, for their places. */
import { CORE_SCHEMA, load } from 'js-yaml'
import { LineCounter, isMap, isNode, parseDocument, visit } from 'yaml'
import type { Document } from 'yaml'
import { PLAIN_YAML } from '../text/readYaml'

/** A block of YAML with the places of all that is in it. */
export interface ParsedYaml {
  document: Document
  counter: LineCounter
}

/**
 * Ten times slower than {@link readValues}: for blocks in which something is wrong.
 *
 * @param yaml the block
 * @returns its tree; what is wrong is in `document.errors`
 */
export function parseWithPlaces(yaml: string): ParsedYaml {
  const counter = new LineCounter()
  return { document: parseDocument(yaml, { ...PLAIN_YAML, lineCounter: counter }), counter }
}

/**
 * The values alone, read by the rules of YAML 1.2 as {@link parseWithPlaces} reads them.
 *
 * @param yaml the block
 * @returns what it says; undefined when it is not right, which the slower parser can explain
 */
export function readValues(yaml: string): unknown {
  try {
    return load(yaml, { schema: CORE_SCHEMA }) ?? {}
  } catch {
    return undefined
  }
}

/**
 * @param parsed a block that stands behind one line of dashes
 * @returns line in the file of the first alias that has no anchor
 */
export function aliasLine({ document, counter }: ParsedYaml): number {
  let line = 2
  visit(document, {
    Alias(_key, alias) {
      if (alias.resolve(document) !== undefined || !alias.range) return undefined
      line = counter.linePos(alias.range[0]).line + 1
      return visit.BREAK
    },
  })
  return line
}

/**
 * @param parsed a block that stands behind one line of dashes
 * @param path of a field in it
 * @returns line in the file of the field, or of the nearest that it would be in
 */
export function lineOfPath(
  { document, counter }: ParsedYaml,
  path: readonly PropertyKey[],
): number {
  for (let length = path.length; length > 0; length -= 1) {
    const parent = document.getIn(path.slice(0, length - 1), true)
    const name = path[length - 1]
    const pair = isMap(parent)
      ? parent.items.find((item) => isNode(item.key) && String(item.key) === String(name))?.key
      : document.getIn(path.slice(0, length), true)
    if (isNode(pair) && pair.range) return counter.linePos(pair.range[0]).line + 1
  }
  return 2
}

/**
 * Finds what most questions are about without a parser that keeps places, which takes a hundred
 * times as long: a field at the left edge, or one right below it, in block style. Text that is
 * folded over lines stands deeper than the names beside it, and so is never taken for one.
 *
 * @param yaml a block that stands behind one line of dashes
 * @param path of a field in it
 * @returns line in the file of the field; undefined where only the parser can tell
 */
export function plainLine(yaml: string, path: readonly PropertyKey[]): number | undefined {
  if (path.length < 1 || path.length > 2 || !path.every((name) => /^[\w-]+$/.test(String(name)))) {
    return undefined
  }
  const [field = '', inner] = path.map(String)
  const lines = yaml.split('\n')
  const start = lines.findIndex((line) => line.startsWith(`${field}:`))
  if (start < 0) return undefined
  if (inner === undefined) return start + 2
  let indent: string | undefined
  for (let index = start + 1; index < lines.length; index += 1) {
    const line = lines[index] ?? ''
    if (/^\s*(?:#|$)/.test(line)) continue
    const [edge = ''] = /^ */.exec(line) ?? []
    indent ??= edge
    if (indent === '' || edge.length < indent.length) return undefined
    if (edge === indent && line.startsWith(`${inner}:`, edge.length)) return index + 2
  }
  return undefined
}

/**
 * @param yaml a block whose top level is a list of fields
 * @param parsed the same, parsed
 * @param names fields to leave out, with everything in them
 * @returns the rest as it is written
 */
export function withoutFields(
  yaml: string,
  { document }: ParsedYaml,
  names: readonly string[],
): string {
  const { contents } = document
  if (!isMap(contents)) return yaml
  let kept = ''
  let from = 0
  for (const { key, value } of contents.items) {
    if (!isNode(key) || !key.range || !names.includes(String(key))) continue
    const [start, , keyEnd] = key.range
    const end = (isNode(value) ? value.range?.[2] : undefined) ?? keyEnd
    // Comments at the left edge belong to the field below them.
    const above = /(?:(?<=\n)#[^\n]*\n)+$/.exec(yaml.slice(start, end))?.[0] ?? ''
    kept += yaml.slice(from, start) + above
    from = end
  }
  return kept + yaml.slice(from)
}
