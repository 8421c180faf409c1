/** Where the parts of effects, conditions and the like stand in a file, by the spelling it has. */
import type { FormArgument } from '../builder/formArguments'
import { isLiteral } from '../checker/commonArguments'
import { sameKey } from '../checker/keys'
import type { ConfigMap, ConfigNode } from '../checker/source'
import { isOwnPair } from './editFile'

/** A key of a block. */
export interface BlockPlace {
  /** Keys that lead to it from the block, as the file spells them. */
  keys: readonly string[]
  /** What stands there; undefined where nothing does. */
  node?: ConfigNode
  /** Whether it, or what it would stand in, is written there and not taken over from elsewhere. */
  isOwn: boolean
}

/**
 * @param block a block, its arguments or its filters; undefined where they are still to come
 * @param names keys in the spelling of the reference, one below the other
 * @param isSame whether a written key is one of those
 * @returns the place of the last one
 */
export function placeOfKey(
  block: ConfigMap | undefined,
  names: readonly string[],
  isSame: (written: string, name: string) => boolean = sameKey,
): BlockPlace {
  const [name, ...rest] = names
  if (name === undefined) return { keys: [], isOwn: true, ...(block && { node: block }) }
  const pair = block?.pairs.find(({ key }) => isSame(key, name))
  if (!block || !pair) return { keys: names, isOwn: true }
  const { key, value } = pair
  if (!isOwnPair(pair, block)) return { keys: [key, ...rest], node: value, isOwn: false }
  if (rest.length === 0) return { keys: [key], node: value, isOwn: true }
  const inner = placeOfKey(value.type === 'map' ? value : undefined, rest, isSame)
  return { ...inner, keys: [key, ...inner.keys] }
}

/**
 * @param args arguments of a block; undefined where there are none yet
 * @param argument one of them
 * @returns its place in them
 */
export function placeOfArgument(
  args: ConfigMap | undefined,
  { name, aliases = [], isShared }: FormArgument,
): BlockPlace {
  if (isShared && isLiteral(name)) {
    return placeOfKey(args, [name], (written, wanted) => written === wanted)
  }
  const alias = aliases.find((one) => args?.pairs.some(({ key }) => sameKey(key, one)))
  const first = placeOfKey(args, name.split('.'))
  return first.node === undefined && alias !== undefined ? placeOfKey(args, [alias]) : first
}

/**
 * @param node what stands at a place
 * @returns its text as a field has it, entries of a list one a line; undefined where a field could
 *   not show it
 */
export function fieldText(node: ConfigNode | undefined): string | undefined {
  if (node === undefined) return ''
  if (node.type === 'scalar') return node.text.includes('\n') ? undefined : node.text
  if (node.type === 'map') return node.pairs.length === 0 ? '' : undefined
  const texts = node.items.map((item) => (item.type === 'scalar' ? item.text : undefined))
  return texts.some((one) => one === undefined || one.includes('\n')) ? undefined : texts.join('\n')
}
