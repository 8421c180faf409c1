/** Names with holes: `<anything>` on a page, `<>` from the source. */
import { HOLE } from '../source/evaluate'

/** A hole of a regular expression, in which several parts of a name may stand. */
const WIDE_HOLE = '<*>'

/**
 * @param text name on a page or in the source
 * @returns it with all holes written alike
 */
export const withHoles = (text: string): string => text.replaceAll(/<[^<>*]*>/g, HOLE)

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** One part of a name, or what is a hole in the other name, too. */
const inHole = (text: string): string => text.split(HOLE).map(escape).join('(?:<>|[^<>]+)')

/**
 * @param pattern name with holes
 * @param text other name
 * @returns whether the name is one that the pattern stands for
 */
export function covers(pattern: string, text: string): boolean {
  if (!pattern.includes('<')) return pattern === text
  return new RegExp(`^${pattern.split(WIDE_HOLE).map(inHole).join('.+')}$`).test(text)
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
  // Groups may stand in groups: the inner ones first.
  for (let before = ''; before !== text;) {
    before = text
    text = text.replaceAll(/\((?:\?:|\?<\w+>)?[^()]*\)[+*?]?/g, WIDE_HOLE)
  }
  return text
    .replaceAll(VARYING, (_found, escaped?: string) => escaped ?? WIDE_HOLE)
    .replaceAll(/(<\*>)+/g, WIDE_HOLE)
}

/** A character that stands for itself, or anything that does not, with how often it may come. */
const VARYING = /\\([^dwsDWS])|(?:\\[dwsDWS]|\[[^\]]*\]|\.)(?:\{[^}]*\}|[+*?]\??)?/g
