/** The keys of a file as a tree, for walking along with a config. */
import type { FileKey, FileTable } from './fileKeys'
import { rowAnchor } from './rowAnchor'
import { usualKeys } from './usualKeys'

/** A row of a table of a page. */
export interface KeyRow extends FileKey {
  /** Route of the page with the row's anchor. */
  href: string
}

/** What is known of a place in a file. */
export interface KeyNode {
  /** The keys below it that have a name. */
  keys: Map<string, KeyNode>
  /** Keys whose names are free, or free in a part: `<name>`, `<state>-texture`. */
  free: { name: string; matches: RegExp; node: KeyNode }[]
  /** What stands in each entry of the list here. */
  entries?: KeyNode
  /** The row of the table, and where it can be read. */
  row?: KeyRow
}

const emptyNode = (): KeyNode => ({ keys: new Map(), free: [] })

/**
 * @param tables all tables of one file
 * @returns the top of the file
 */
export function keyTree(tables: readonly FileTable[]): KeyNode {
  const top = emptyNode()
  for (const { keys, route, name } of tables) {
    for (const key of keys) {
      for (const path of pathsOf(key.path)) {
        const node = nodeAt(top, path)
        node.row ??= { ...key, path, href: `${route}#${rowAnchor(name, path)}` }
      }
    }
  }
  // What a table says of such a key goes before what is usual.
  for (const { keys } of tables) {
    for (const { path, type } of keys) for (const one of pathsOf(path)) addUsual(top, one, type)
  }
  return top
}

function addUsual(top: KeyNode, path: string, type: string | undefined): void {
  const href = nodeAt(top, path).row?.href ?? ''
  for (const key of usualKeys(type)) {
    const whole = `${path}${key.path}`
    nodeAt(top, whole).row ??= { ...key, path: whole, href }
  }
}

/**
 * @param path first cell of a row; several keys that are alike stand in one, with commas, and those
 *   beside the one before may begin with their dot: `item.row, .column`
 * @returns the path of each
 */
export function pathsOf(path: string): string[] {
  const paths: string[] = []
  for (const written of path.split(',').map((one) => one.trim())) {
    const before = paths.at(-1) ?? ''
    const beside = before.slice(0, before.lastIndexOf('.'))
    paths.push(written.startsWith('.') ? `${beside}${written}` : written)
  }
  return paths
}

function nodeAt(top: KeyNode, path: string): KeyNode {
  return path.split('.').reduce((node, part) => {
    const lists = /(?:\[\])*$/.exec(part)?.[0].length ?? 0
    const key = part.slice(0, part.length - lists)
    let next = childNode(node, key)
    for (let depth = 0; depth < lists / 2; depth += 1) next = next.entries ??= emptyNode()
    return next
  }, top)
}

function childNode(node: KeyNode, key: string): KeyNode {
  const known = node.keys.get(key) ?? node.free.find(({ name }) => name === key)?.node
  if (known) return known
  const made = emptyNode()
  if (key.includes('<')) node.free.push({ name: key, matches: pattern(key), node: made })
  else node.keys.set(key, made)
  return made
}

/** What is free in a name may be any text. */
function pattern(name: string): RegExp {
  const parts = name.split(/<[^>]*>/).map((part) => part.replace(/[^\w-]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('.+')}$`)
}

/**
 * @param node a place in a file
 * @param key a key there
 * @returns what the tables know of it, the row with its very name first
 */
export function belowKey({ keys, free }: KeyNode, key: string): KeyNode[] {
  const named = keys.get(key)
  const others = free.filter(({ matches }) => matches.test(key)).map(({ node }) => node)
  return named ? [named, ...others] : others
}

/** @returns whether the tables know no key below a place */
export function isLeaf({ keys, free }: KeyNode): boolean {
  return keys.size === 0 && free.length === 0
}
