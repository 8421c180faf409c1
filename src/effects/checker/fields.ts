/** Keys of blocks: finding them in any spelling, and judging those that are none. */
import { quoted } from '../../text/quote'
import { isSlip } from './catalogue'
import { sameKey } from './keys'
import type { Draft, Run } from './run'
import { placeIn, rewrite } from './run'
import { isEmpty } from './source'
import type { ConfigMap, Pair, Scalar } from './source'

/**
 * @param map a block or its arguments
 * @param key key in the spelling of the reference
 * @returns the first pair whose key is read as that one and that has a value
 */
export function field(map: ConfigMap, key: string): Pair | undefined {
  return map.pairs.find((pair) => sameKey(pair.key, key) && !isEmpty(pair.value))
}

/**
 * @param map a block
 * @param key key in the spelling of the reference
 * @returns the text of that field; undefined when it is not there or no text
 */
export function textField(map: ConfigMap, key: string): { text: string; node: Scalar } | undefined {
  const node = field(map, key)?.value
  return node?.type === 'scalar' ? { text: node.text.trim(), node } : undefined
}

/** Where a key belongs that stands beside `id` and should not, or the other way round. */
export type Elsewhere = (key: string) => string | undefined

/**
 * Reports keys of a block that are none of its keys.
 *
 * @param map the block
 * @param keys its keys
 * @param elsewhere tells where a key belongs that has its place somewhere else
 * @param href page of this kind of block, if there is one
 * @param run the check
 */
export function checkKeys(
  map: ConfigMap,
  keys: readonly string[],
  elsewhere: Elsewhere,
  href: string | undefined,
  run: Run,
): void {
  for (const pair of map.pairs) {
    if (keys.some((key) => sameKey(pair.key, key))) continue
    const at = placeIn(pair)
    const place = elsewhere(pair.key)
    if (place !== undefined) {
      run.report({
        at,
        severity: 'warning',
        code: 'misplaced-key',
        message: `${quoted(pair.key)} belongs ${place}.`,
        why: 'Here it is not read.',
        href,
      })
      continue
    }
    const meant = run.suggestions.ofName(pair.key, keys)[0]
    if (meant === undefined || !isSlip(pair.key, meant)) continue
    run.report({ ...unreadKey(at, pair.key, meant), href })
  }
}

function unreadKey(at: Draft['at'], written: string, meant: string): Draft {
  return {
    at,
    severity: 'warning',
    code: 'unknown-key',
    message: `${quoted(written)} is no key of this block. Did you mean \`${meant}\`?`,
    why: 'Keys that the software does not know are ignored without a message.',
    fix: rewrite(at, meant),
  }
}
