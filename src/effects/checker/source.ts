/**
 * YAML text as a small tree with places: what the rules read. Aliases stand for what they name,
 * merge keys are resolved, scalars keep the way they were written.
 */
import { quoted } from '../../text/quote'
import { withoutStacks } from '../../text/withoutStacks'
import { isAlias, isMap, isScalar, isSeq, parseAllDocuments } from 'yaml'
import type { Document, Node as YamlNode, YAMLMap } from 'yaml'
import type { FindingCode } from './types'
import { describeYamlError } from './yamlErrors'
import { commentTrap, keyTrap, lineBehind, numberTrap } from './yamlTraps'
import type { Trap } from './yamlTraps'

export interface Scalar {
  type: 'scalar'
  start: number
  end: number
  text: string
  /** Without quotes, so that it may be a number, a boolean or nothing. */
  plain: boolean
}

export interface Pair {
  key: string
  keyStart: number
  keyEnd: number
  value: ConfigNode
}

export interface ConfigMap {
  type: 'map'
  start: number
  end: number
  /** In braces. */
  flow: boolean
  pairs: Pair[]
}

export interface ConfigList {
  type: 'list'
  start: number
  end: number
  flow: boolean
  items: ConfigNode[]
}

export type ConfigNode = Scalar | ConfigMap | ConfigList

/** Something wrong with the YAML itself. */
export interface SourceProblem {
  code: Extract<FindingCode, `yaml-${string}`>
  start: number
  end: number
  message: string
  why: string
}

export interface Source {
  /** One for each document of the text. */
  roots: ConfigNode[]
  problems: SourceProblem[]
  /** False when the game could not load the text at all. */
  readable: boolean
}

/** Deeper than any config; keeps the walk off the end of the call stack. */
const MAX_DEPTH = 100

/** Keys that sections take over from others: merged again and again they outgrow any memory. */
const MAX_MERGED = 100_000

/** Colour codes, which YAML reads as anchors when they stand at the start without quotes. */
const COLOUR_ANCHOR = /^(?:[0-9a-fk-orx]|#[0-9a-f]{6})/i

/**
 * Reads YAML text.
 *
 * @param text without a byte order mark
 * @returns its documents and what is wrong with them; never throws
 */
export function readSource(text: string): Source {
  let documents: Document.Parsed[]
  try {
    // Strings only: whether a word is a number or a boolean is asked where it matters.
    const parsed = withoutStacks(() =>
      parseAllDocuments(text, {
        schema: 'failsafe',
        uniqueKeys: false,
        prettyErrors: false,
        logLevel: 'silent',
      }),
    )
    documents = Array.isArray(parsed) ? parsed : []
  } catch {
    // The parser has no limit of its own: endless brackets use up the call stack.
    return { roots: [], problems: [tooDeep(0, Math.min(1, text.length))], readable: false }
  }
  const problems = documents.flatMap((document) =>
    document.errors.map((error) => describeYamlError(error, document, text)),
  )
  if (problems.length > 0) return { roots: [], problems, readable: false }
  const reader = new TreeReader(text)
  const roots = documents.flatMap(({ contents }) => {
    const root = contents && reader.read(contents, 0)
    return root ? [root] : []
  })
  return { roots, problems: [...reader.problems, ...reader.colourAnchors()], readable: true }
}

class TreeReader {
  readonly problems: SourceProblem[] = []
  private readonly anchors = new Map<string, ConfigNode>()
  private readonly used = new Set<string>()
  private readonly colours: { anchor: string; read: Scalar }[] = []
  private isTooDeep = false
  private merged = 0
  private isCut = false

  constructor(private readonly text: string) {}

  read(node: YamlNode, depth: number): ConfigNode {
    if (isAlias(node)) return this.readAlias(node.source, node)
    const [start, end] = placeOf(node)
    if (depth > MAX_DEPTH) {
      if (!this.isTooDeep) this.problems.push(tooDeep(start, end))
      this.isTooDeep = true
      return emptyScalar(start)
    }
    return this.readContent(node, start, end, depth)
  }

  /** Anchors that look like colours and that nothing refers to. */
  colourAnchors(): SourceProblem[] {
    return this.colours
      .filter(({ anchor }) => !this.used.has(anchor))
      .map(({ anchor, read }) => ({
        code: 'yaml-anchor',
        start: Math.max(0, this.text.lastIndexOf(`&${anchor}`, read.start)),
        end: read.end,
        message: `Text that starts with a colour needs quotes: ${quoted(`&${anchor}`)} is lost.`,
        why: 'To YAML, `&` at the start of a value names it; the name is not part of the text.',
      }))
  }

  private readContent(node: YamlNode, start: number, end: number, depth: number): ConfigNode {
    if (isMap<YamlNode, YamlNode | null>(node)) {
      const map: ConfigMap = { type: 'map', start, end, flow: node.flow === true, pairs: [] }
      this.remember(node, map)
      this.readPairs(node, map, depth)
      return map
    }
    if (isSeq<YamlNode>(node)) {
      const list: ConfigList = { type: 'list', start, end, flow: node.flow === true, items: [] }
      this.remember(node, list)
      for (const item of node.items) list.items.push(this.read(item, depth + 1))
      return list
    }
    const scalar: Scalar = {
      type: 'scalar',
      start,
      end,
      text: isScalar(node) && typeof node.value === 'string' ? node.value : '',
      plain: isScalar(node) && node.type === 'PLAIN',
    }
    this.remember(node, scalar)
    if (scalar.plain) this.trap('yaml-number', scalar, numberTrap(scalar.text))
    return scalar
  }

  private readPairs(node: YAMLMap<YamlNode, YamlNode | null>, map: ConfigMap, depth: number): void {
    const seen = new Set<string>()
    const merged: { from: readonly ConfigNode[]; key: Scalar }[] = []
    for (const pair of node.items) {
      const key = this.read(pair.key, depth + 1)
      const value = pair.value ? this.read(pair.value, depth + 1) : emptyScalar(key.end)
      if (key.type !== 'scalar') continue
      if (key.plain && key.text === '<<') {
        merged.push({ from: value.type === 'list' ? value.items : [value], key })
        continue
      }
      if (seen.has(key.text)) this.problems.push(duplicateKey(key))
      if (key.plain) this.trap('yaml-key', key, keyTrap(key.text))
      if (isEmpty(value))
        this.trap('yaml-comment', key, commentTrap(lineBehind(this.text, key.end), false))
      seen.add(key.text)
      map.pairs.push({ key: key.text, keyStart: key.start, keyEnd: key.end, value })
    }
    for (const { from, key } of merged) {
      for (const source of from) this.merge(source, key, map, seen)
    }
  }

  /** Takes over the pairs of a section whose keys are not there yet. */
  private merge(source: ConfigNode, at: Scalar, map: ConfigMap, seen: Set<string>): void {
    if (source.type !== 'map') return
    for (const pair of source.pairs) {
      if (this.merged === MAX_MERGED) {
        // What is still to come is not looked at, so it has to be said.
        if (!this.isCut) this.problems.push(tooManyMerged(at))
        this.isCut = true
        return
      }
      this.merged += 1
      if (seen.has(pair.key)) continue
      seen.add(pair.key)
      map.pairs.push(pair)
    }
  }

  private trap(code: SourceProblem['code'], { start, end }: Scalar, trap: Trap | undefined): void {
    if (trap) this.problems.push({ code, start, end, ...trap })
  }

  private readAlias(name: string, node: YamlNode): ConfigNode {
    const [start, end] = placeOf(node)
    const target = this.anchors.get(name)
    if (target) {
      this.used.add(name)
      return target
    }
    this.problems.push({
      code: 'yaml-alias',
      start,
      end,
      message: `Text that starts with \`*\` needs quotes.`,
      why: `YAML takes ${quoted(`*${name}`)} for a reference to ${quoted(`&${name}`)}, which is nowhere above. The file does not load.`,
    })
    return emptyScalar(start)
  }

  private remember(node: YamlNode, read: ConfigNode): void {
    const anchor = isMap(node) || isSeq(node) || isScalar(node) ? node.anchor : undefined
    if (anchor === undefined) return
    this.anchors.set(anchor, read)
    if (read.type !== 'scalar' || !COLOUR_ANCHOR.test(anchor)) return
    this.colours.push({ anchor, read })
  }
}

function placeOf(node: YamlNode): [start: number, end: number] {
  const [start, end] = node.range ?? [0, 0]
  return [start, Math.max(start, end)]
}

function emptyScalar(at: number): Scalar {
  return { type: 'scalar', start: at, end: at, text: '', plain: true }
}

function duplicateKey(key: Scalar): SourceProblem {
  return {
    code: 'yaml-duplicate-key',
    start: key.start,
    end: key.end,
    message: `${quoted(key.text)} stands twice in the same section.`,
    why: 'A key can be there only once; one of the two is lost. Put what belongs together under one of them.',
  }
}

function tooDeep(start: number, end: number): SourceProblem {
  return {
    code: 'yaml-depth',
    start,
    end,
    message: 'The sections are nested too deeply to check.',
    why: 'No config needs that many levels; a bracket may be left open.',
  }
}

function tooManyMerged({ start, end }: Scalar): SourceProblem {
  return {
    code: 'yaml-depth',
    start,
    end,
    message: 'The sections take over too many keys of each other to check.',
    why: 'No config needs that many; from here on what `<<` brings is not looked at.',
  }
}

/** @returns whether nothing is written there */
export function isEmpty(node: ConfigNode): boolean {
  return node.type === 'scalar' && node.plain && /^(?:|~|null)$/i.test(node.text)
}

/**
 * @param node what stands where a list or a section belongs
 * @returns whether it is nothing in whichever form: an empty list reads as an empty section, and an
 *   empty text as either
 */
export function hasNothing(node: ConfigNode): boolean {
  if (node.type === 'map') return node.pairs.length === 0
  return node.type === 'list' ? node.items.length === 0 : isEmpty(node) || node.text === ''
}

/**
 * @param map a section
 * @param key exact key
 */
export function pairOf(map: ConfigMap, key: string): Pair | undefined {
  return map.pairs.find((pair) => pair.key === key)
}

/**
 * @param node a map
 * @param path names that lead to a key; behind one of a list stands `[]`
 * @returns the pairs there that hold anything, once for each entry of the lists on the way
 */
export function pairsAt(node: ConfigNode, path: readonly string[]): Pair[] {
  const [first, ...rest] = path
  if (first === undefined || node.type !== 'map') return []
  const pair = pairOf(node, first.replace('[]', ''))
  if (!pair || isEmpty(pair.value)) return []
  if (rest.length === 0) return [pair]
  if (!first.endsWith('[]')) return pairsAt(pair.value, rest)
  return pair.value.type === 'list' ? pair.value.items.flatMap((item) => pairsAt(item, rest)) : []
}
