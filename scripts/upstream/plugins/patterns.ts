/** Names with holes: `<anything>` on a page, `<>` from the source. */
import { HOLE } from '../source/evaluate'

/**
 * @param text name on a page or in the source
 * @returns it with all holes written alike
 */
export const withHoles = (text: string): string => text.replaceAll(/<[^<>]*>/g, HOLE)

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * @param pattern name with holes
 * @param text other name
 * @returns whether the name is one that the pattern stands for
 */
export function covers(pattern: string, text: string): boolean {
  if (!pattern.includes(HOLE)) return pattern === text
  return new RegExp(`^${pattern.split(HOLE).map(escape).join('.+')}$`).test(text)
}

/**
 * @param a name with holes
 * @param b other name with holes
 * @returns whether both may stand for the same
 */
export const mayMatch = (a: string, b: string): boolean => covers(a, b) || covers(b, a)

/**
 * @param regex a regular expression, as source code
 * @returns the names that it finds, with a hole for everything that varies
 */
export function namesOfRegex(regex: string): string {
  let text = regex.replace(/^\^/, '').replace(/\$$/, '')
  for (let before = ''; before !== text;) {
    before = text
    text = text.replaceAll(/\((?:\?:|\?<\w+>)?[^()]*\)[+*?]?/g, HOLE)
  }
  return text
    .replaceAll(/\[[^\]]*\](\{[^}]*\}|[+*?])?/g, HOLE)
    .replaceAll(/(\\[dwDW]|\.)(\{[^}]*\}|[+*]\??|\?)?/g, HOLE)
    .replaceAll(/\\(.)/g, '$1')
    .replaceAll(/(<>)+/g, HOLE)
}
