/**
 * Changes of single values of a config. Everything that a change is not about stays as it is
 * written: comments, order, quotes, blank lines.
 */
import { scalar, yamlLines } from '../builder/yamlText'
import type { Yaml } from '../builder/yamlText'
import { applyFix } from '../checker/edits'
import { hasNothing, isEmpty, pairOf } from '../checker/source'
import type { ConfigList, ConfigMap, ConfigNode, Pair, Scalar } from '../checker/source'
import type { TextEdit } from '../checker/types'

/** Keys from the top of a file, and numbers of entries of lists from 0. */
export type FilePath = readonly (string | number)[]

/** What is to become of a place in a file. */
export type FileChange =
  | { change: 'put'; path: FilePath; value: Yaml; behind?: readonly string[] }
  | { change: 'texts'; path: FilePath; texts: readonly string[]; behind?: readonly string[] }
  | { change: 'remove'; path: FilePath }
  | { change: 'rename'; path: FilePath; key: string }

/** A place of a file with what is around it. */
interface Place {
  node: ConfigNode
  /** The pair that it is the value of, and its section. */
  pair?: Pair
  map?: ConfigMap
  /** The list that it is an entry of. */
  list?: ConfigList
  index?: number
}

const INDENT = '  '

/**
 * @param root a document
 * @param path a place
 * @returns what stands there
 */
export function nodeAt(root: ConfigNode | null, path: FilePath): ConfigNode | undefined {
  return root ? placeAt(root, path)?.node : undefined
}

/**
 * @param root a document
 * @param path a place
 * @returns where its key is written, or the entry of a list; undefined where there is none
 */
export function rangeAt(
  root: ConfigNode | null,
  path: FilePath,
): Pick<TextEdit, 'start' | 'end'> | undefined {
  const place = root ? placeAt(root, path) : undefined
  if (!place) return undefined
  const { node, pair, map } = place
  return map && pair
    ? { start: pair.keyStart, end: pair.keyEnd }
    : { start: node.start, end: node.end }
}

/**
 * @param pair a pair
 * @param map the section that it was found in
 * @returns whether its value is written there, and not taken over by `*` or `<<` from elsewhere
 */
export function isOwnPair({ keyStart, keyEnd, value }: Pair, map: ConfigMap): boolean {
  return keyStart >= map.start && keyEnd <= map.end && isInside(value, keyEnd, map.end)
}

/**
 * @param item an entry
 * @param list the list that it was found in
 * @returns whether it is written there
 */
export function isOwnItem(item: ConfigNode, list: ConfigList): boolean {
  return isInside(item, list.start, list.end)
}

const isInside = ({ start, end }: ConfigNode, from: number, to: number): boolean =>
  start >= from && end <= Math.max(to, from)

/**
 * @param text a config
 * @param root its document; null when there is nothing in it
 * @param change what is to become of which place
 * @returns the changed text; undefined where the place is written in a way that only a person can
 *   change (it is an alias, say)
 */
export function changeFile(
  text: string,
  root: ConfigNode | null,
  change: FileChange,
): string | undefined {
  const edits = editsOf(text, root, change)
  return edits && applyFix(text, { title: '', edits })
}

function editsOf(
  text: string,
  root: ConfigNode | null,
  change: FileChange,
): TextEdit[] | undefined {
  switch (change.change) {
    case 'put':
      return put(text, root, change)
    case 'texts':
      return putTexts(text, root, change)
    case 'remove':
      return root ? remove(text, root, change.path) : []
    case 'rename':
      return root ? rename(text, root, change) : []
  }
}

/** Another name for a key; its quotes stay. */
function rename(
  text: string,
  root: ConfigNode,
  { path, key }: Extract<FileChange, { change: 'rename' }>,
): TextEdit[] | undefined {
  const { pair, map } = placeAt(root, path) ?? {}
  if (!pair || !map || isTaken(map, key)) return undefined
  const { keyStart: start, keyEnd: end } = pair
  const quote = /^["']/.exec(text.slice(start, end))?.[0]
  return [{ start, end, text: quote ? `${quote}${key}${quote}` : keyText(key) }]
}

function placeAt(root: ConfigNode, path: FilePath): Place | undefined {
  let place: Place = { node: root }
  for (const step of path) {
    const { node } = place
    if (typeof step === 'string') {
      const pair = node.type === 'map' ? pairOf(node, step) : undefined
      if (!pair || node.type !== 'map' || !isOwnPair(pair, node)) return undefined
      place = { node: pair.value, pair, map: node }
    } else {
      const item = node.type === 'list' ? node.items[step] : undefined
      if (!item || node.type !== 'list' || !isOwnItem(item, node)) return undefined
      place = { node: item, list: node, index: step, ...(place.pair && { pair: place.pair }) }
    }
  }
  return place
}

function put(
  text: string,
  root: ConfigNode | null,
  { path, value, behind = [] }: Extract<FileChange, { change: 'put' }>,
): TextEdit[] | undefined {
  if (!root || (path.length > 0 && hasNothing(root))) return startFile(text, root, path, value)
  const place = placeAt(root, path)
  if (place) return replace(text, place, value)
  const step = path.at(-1)
  const around = path.slice(0, -1)
  const parent = placeAt(root, around)
  if (step === undefined) return undefined
  if (!parent) {
    // Written where an alias stands, or below something that is no section.
    if (!isMissing(root, around)) return undefined
    return put(text, root, {
      change: 'put',
      path: around,
      value: below(step, value),
      behind,
    })
  }
  const { node } = parent
  if (typeof step === 'string' && node.type === 'map' && node.pairs.length > 0) {
    return isTaken(node, step) ? undefined : addPair(text, node, step, value, behind)
  }
  if (typeof step === 'number' && node.type === 'list' && node.items.length > 0) {
    return addItem(text, node, value)
  }
  return hasNothing(node) ? replace(text, parent, below(step, value)) : undefined
}

/** A section or list with nothing else in it. */
const below = (step: string | number, value: Yaml): Yaml =>
  typeof step === 'string' ? { map: [[step, value]] } : { list: [value] }

/** A key that is there, but is not written there. */
const isTaken = (map: ConfigMap, key: string): boolean => pairOf(map, key) !== undefined

function isMissing(root: ConfigNode, path: FilePath): boolean {
  let node = root
  for (const step of path) {
    if (hasNothing(node)) return true
    const next =
      typeof step === 'string'
        ? node.type === 'map' && pairOf(node, step)?.value
        : node.type === 'list' && node.items[step]
    if (!next) return typeof step === 'string' ? node.type === 'map' : node.type === 'list'
    node = next
  }
  return true
}

function startFile(
  text: string,
  root: ConfigNode | null,
  path: FilePath,
  value: Yaml,
): TextEdit[] | undefined {
  const whole = path.reduceRight<Yaml>((inner, step) => below(step, inner), value)
  if (root) return [{ start: root.start, end: root.end, text: yamlLines(whole).join('\n') }]
  const gap = text === '' || text.endsWith('\n') ? '' : '\n'
  return [{ start: text.length, end: text.length, text: `${gap}${yamlLines(whole).join('\n')}\n` }]
}

/** A value in the place of another one. */
function replace(text: string, place: Place, value: Yaml): TextEdit[] | undefined {
  const { node, pair, map, list } = place
  if (isInFlow(place)) {
    return [{ start: node.start, end: node.end, text: flowText(value) }]
  }
  if (typeof value === 'string') return replaceByScalar(text, place, value)
  const column = map ? columnAt(text, map.pairs[0]?.keyStart ?? 0) : listColumn(text, list)
  const lines = yamlLines(value).map((line) => `${' '.repeat(column)}${INDENT}${line}`)
  if (pair && map) {
    // What stands behind the value in its line, a comment say, goes on standing behind the key.
    const from = colonEnd(text, pair)
    const end = node.start === node.end ? from : contentEnd(node, text)
    const atEnd = isEmpty(node) || !isBlock(node, text)
    const lineEnd = endOfLine(text, end)
    return atEnd
      ? [
          { start: from, end, text: '' },
          { start: lineEnd, end: lineEnd, text: `\n${lines.join('\n')}` },
        ]
      : [{ start: startOfLine(text, node.start), end: lineEnd, text: lines.join('\n') }]
  }
  return [{ start: node.start, end: contentEnd(node, text), text: lines.join('\n').trimStart() }]
}

function replaceByScalar(text: string, place: Place, value: string): TextEdit[] | undefined {
  const { node, pair } = place
  if (node.type === 'scalar') {
    const written = requote(text, node, value)
    if (node.end === node.start) {
      // Nothing yet: behind the colon or the dash.
      const start = pair && place.map ? colonEnd(text, pair) : node.start
      return [{ start, end: start, text: ` ${written}` }]
    }
    return [{ start: node.start, end: contentEnd(node, text), text: written }]
  }
  const end = contentEnd(node, text)
  if (!pair || !place.map) return [{ start: node.start, end, text: value }]
  return [{ start: colonEnd(text, pair), end, text: ` ${value}` }]
}

/** In the quotes of the old text, where the new one is not written in some of its own. */
function requote(text: string, { start }: Scalar, value: string): string {
  if (text[start] !== "'" && text[start] !== '"') return value
  if (/^["'[{|>]/.test(value)) {
    const inner = value.startsWith('"') ? (JSON.parse(value) as string) : undefined
    return text[start] === "'" && inner !== undefined && isPrintable(inner)
      ? `'${inner.replaceAll("'", "''")}'`
      : value
  }
  return text[start] === "'" ? `'${value.replaceAll("'", "''")}'` : JSON.stringify(value)
}

/** What needs no escapes. */
const isPrintable = (text: string): boolean => !/[\p{Cc}\u2028\u2029]/u.test(text)

function addPair(
  text: string,
  map: ConfigMap,
  key: string,
  value: Yaml,
  behind: readonly string[],
): TextEdit[] | undefined {
  const own = map.pairs.filter((pair) => isOwnPair(pair, map))
  const last = own.findLast((pair) => behind.includes(pair.key)) ?? own.at(-1)
  if (!last) return undefined
  if (map.flow) {
    const end = Math.max(last.keyEnd, contentEnd(last.value, text))
    return [{ start: end, end, text: `, ${keyText(key)}: ${flowText(value)}` }]
  }
  const column = columnAt(text, last.keyStart)
  const at = endOfLine(text, Math.max(last.keyEnd, contentEnd(last.value, text)))
  const lines = yamlLines({ map: [[keyText(key), value]] })
  const added = lines.map((line) => `\n${' '.repeat(column)}${line}`).join('')
  return [{ start: at, end: at, text: added }]
}

function addItem(text: string, list: ConfigList, value: Yaml): TextEdit[] | undefined {
  const last = list.items.at(-1)
  if (!last || !isOwnItem(last, list)) return undefined
  const end = contentEnd(last, text)
  if (list.flow) return [{ start: end, end, text: `, ${flowText(value)}` }]
  const at = endOfLine(text, end)
  const lines = yamlLines({ list: [value] })
  const indent = ' '.repeat(columnAt(text, list.start))
  return [{ start: at, end: at, text: lines.map((line) => `\n${indent}${line}`).join('') }]
}

/** Lists of texts: what stays the same at both ends is not touched. */
function putTexts(
  text: string,
  root: ConfigNode | null,
  { path, texts, behind }: Extract<FileChange, { change: 'texts' }>,
): TextEdit[] | undefined {
  const place = root ? placeAt(root, path) : undefined
  const written = texts.map((one) => scalar(one, true))
  const whole: Yaml = written.length === 0 ? '[]' : { list: written }
  const old = place?.node
  if (old?.type !== 'list' || old.items.length === 0 || written.length === 0) {
    if (place && typeof whole === 'string') return replaceByScalar(text, place, whole)
    return put(text, root, { change: 'put', path, value: whole, ...(behind && { behind }) })
  }
  if (!old.items.every((item) => item.type === 'scalar' && isOwnItem(item, old))) return undefined
  const items = old.items as Scalar[]
  const shorter = Math.min(items.length, texts.length)
  let first = 0
  while (first < shorter && items[first]?.text === texts[first]) first += 1
  let same = 0
  while (same < shorter - first && items.at(-1 - same)?.text === texts.at(-1 - same)) same += 1
  const gone = items.slice(first, items.length - same)
  const come = written.slice(first, written.length - same)
  const both = Math.min(gone.length, come.length)
  const edits: TextEdit[] = gone.slice(0, both).flatMap((item, index) => {
    const next = come[index] ?? ''
    const to = requote(text, item, next)
    return [{ start: item.start, end: contentEnd(item, text), text: to }]
  })
  for (const item of gone.slice(both)) edits.push(removeItem(text, old, item))
  const more = come.slice(both)
  if (more.length === 0) return edits
  const before = items[first + both - 1]
  const next = items[first + both]
  if (old.flow) {
    const joined = more.join(', ')
    const start = before ? contentEnd(before, text) : (next?.start ?? old.end - 1)
    edits.push({ start, end: start, text: before ? `, ${joined}` : `${joined}, ` })
  } else {
    const indent = ' '.repeat(columnAt(text, old.start))
    const start = before ? endOfLine(text, contentEnd(before, text)) : old.start
    edits.push({
      start,
      end: start,
      text: more.map((one) => (before ? `\n${indent}- ${one}` : `- ${one}\n${indent}`)).join(''),
    })
  }
  return edits
}

function removeItem(text: string, list: ConfigList, item: ConfigNode): TextEdit {
  if (list.flow) return removeBetweenCommas(text, item.start, contentEnd(item, text))
  const dash = text.lastIndexOf('-', item.start - 1)
  return removeLines(text, dash, contentEnd(item, text))
}

function remove(text: string, root: ConfigNode, path: FilePath): TextEdit[] | undefined {
  const place = placeAt(root, path)
  if (!place) return undefined
  const { node, pair, map, list } = place
  if (map && pair) {
    const end = Math.max(contentEnd(node, text), colonEnd(text, pair))
    if (map.flow) return [removeBetweenCommas(text, pair.keyStart, end)]
    if (map.pairs.length === 1) {
      if (map === root) return [removeLines(text, pair.keyStart, end)]
      return replaceWhole(text, root, path, '{}')
    }
    const [first] = map.pairs
    const next = map.pairs[1]
    if (first === pair && next && !isFirstInLine(text, pair.keyStart)) {
      // `- id: x`: the next key moves up to the dash.
      return [{ start: pair.keyStart, end: next.keyStart, text: '' }]
    }
    return [removeLines(text, pair.keyStart, end)]
  }
  if (!list) return undefined
  if (list.items.length === 1) return replaceWhole(text, root, path, '[]')
  const dash = text.lastIndexOf('-', node.start - 1)
  if (!list.flow && !isFirstInLine(text, dash)) return undefined
  return [removeItem(text, list, node)]
}

/** What is around a place, in full. */
function replaceWhole(
  text: string,
  root: ConfigNode,
  path: FilePath,
  value: string,
): TextEdit[] | undefined {
  const around = placeAt(root, path.slice(0, -1))
  return around && replaceByScalar(text, around, value)
}

function removeLines(text: string, start: number, end: number): TextEdit {
  const lineEnd = endOfLine(text, end)
  return { start: startOfLine(text, start), end: Math.min(lineEnd + 1, text.length), text: '' }
}

function removeBetweenCommas(text: string, start: number, end: number): TextEdit {
  const after = /^\s*,\s*/.exec(text.slice(end))?.[0].length ?? 0
  if (after > 0) return { start, end: end + after, text: '' }
  const before = /\s*,\s*$/.exec(text.slice(0, start))?.[0].length ?? 0
  return { start: start - before, end, text: '' }
}

/** Behind the last letter of a value; comments and blank lines below do not belong to it. */
function contentEnd(node: ConfigNode, text: string): number {
  if (node.type === 'scalar') {
    let { end } = node
    while (end > node.start && /\s/.test(text[end - 1] ?? '')) end -= 1
    return end
  }
  if (node.flow) return node.end
  if (node.type === 'list') {
    const last = node.items.at(-1)
    return last && isOwnItem(last, node) ? contentEnd(last, text) : trimmedEnd(node, text)
  }
  const last = node.pairs.findLast((pair) => isOwnPair(pair, node))
  if (!last || last !== node.pairs.at(-1)) return trimmedEnd(node, text)
  return Math.max(contentEnd(last.value, text), colonEnd(text, last))
}

function trimmedEnd({ start, end }: ConfigNode, text: string): number {
  return start + text.slice(start, end).trimEnd().length
}

const colonEnd = (text: string, { keyEnd }: Pair): number => text.indexOf(':', keyEnd) + 1

/** A section or list that has lines of its own. */
function isBlock(node: ConfigNode, text: string): boolean {
  return node.type !== 'scalar' && !node.flow && isFirstInLine(text, node.start)
}

function isInFlow({ map, list }: Place): boolean {
  return map?.flow === true || list?.flow === true
}

const listColumn = (text: string, list: ConfigList | undefined): number =>
  list ? columnAt(text, list.start) : 0

const startOfLine = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1

const columnAt = (text: string, at: number): number => at - startOfLine(text, at)

function endOfLine(text: string, at: number): number {
  const next = text.indexOf('\n', at)
  return next === -1 ? text.length : next
}

const isFirstInLine = (text: string, at: number): boolean =>
  text.slice(startOfLine(text, at), at).trim() === ''

const keyText = (key: string): string => scalar(key, true)

/** In one line, with braces and brackets. */
function flowText(value: Yaml): string {
  if (typeof value === 'string') return value
  if ('list' in value) return `[${value.list.map(flowText).join(', ')}]`
  return `{ ${value.map.map(([key, one]) => `${key}: ${flowText(one)}`).join(', ')} }`
}
