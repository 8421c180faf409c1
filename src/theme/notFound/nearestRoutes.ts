import { distance } from 'fastest-levenshtein'
import type { NavLink } from '../../docs/sidebarNav'

/** Pages that differ more are no help. The value separates typos and moves from mere chance. */
const WORST_SCORE = 0.45

/** Difference of a name that another one holds, and how short such a name may be. */
const PART_OF_NAME = 0.5
const SHORTEST_WORD = 4

/** What is left of the difference of a page in the same folder. */
const BESIDE = 0.5

/** What the last part of an address counts, and the whole of it. */
const SHARES = { name: 0.7, whole: 0.3 }

/**
 * Finds the pages that somebody may have meant who came to an unknown address: same name in
 * another folder, a typing mistake, other case, a file extension, or the folder around it.
 *
 * @param pathname path of the address without the path prefix; need not be decodable
 * @param docs pages to choose from
 * @param limit how many to return at most
 * @returns the nearest pages, best first; empty when none is near
 */
export function nearestRoutes(
  pathname: string,
  docs: readonly NavLink[],
  limit: number,
): NavLink[] {
  const wanted = segments(pathname)
  if (wanted.length === 0) return []
  return docs
    .map((doc) => ({ doc, score: score(wanted, doc) }))
    .filter((match) => match.score <= WORST_SCORE)
    .sort((a, b) => a.score - b.score)
    .slice(0, limit)
    .map((match) => match.doc)
}

/**
 * The words of an unknown address that are worth searching for.
 *
 * @param pathname path of the address
 * @returns its last part with blanks between the words; empty for the root
 */
export function searchWords(pathname: string): string {
  return (segments(pathname).at(-1) ?? '').replaceAll('-', ' ')
}

/** 0 for the same route, 1 for one that has nothing in common. */
function score(wanted: readonly string[], { label, href }: NavLink): number {
  const route = segments(href)
  const [last, name] = [wanted.at(-1), route.at(-1)]
  if (last === undefined || name === undefined) return 1
  const ends = SHARES.name * nameDifference(last, [name, segments(label).join('-')])
  // Addresses can be long, and most pages are out already.
  const whole =
    ends > WORST_SCORE ? 1 : SHARES.whole * difference(wanted.join('/'), route.join('/'))
  // A page of the same folder is what was meant more often than one of another with a like name.
  const isBeside =
    wanted.length > 1 && wanted.slice(0, -1).join('/') === route.slice(0, -1).join('/')
  const isAround = route.length < wanted.length && route.every((part, i) => part === wanted[i])
  // The folder around the address is worth a look, the nearer the better, but after any page
  // with a similar name.
  const like = (ends + whole) * (isBeside ? BESIDE : 1)
  return Math.min(like, isAround ? WORST_SCORE - 0.01 * route.length : 1)
}

/** How much a name differs from the one that is most like it; 1 when it is far longer than all. */
function nameDifference(wanted: string, names: readonly string[]): number {
  const most = WORST_SCORE / SHARES.name
  const like = names.filter((name) => lengthDifference(wanted, name) <= most)
  const isPart = wanted.length >= SHORTEST_WORD && names.some((name) => isPartOf(wanted, name))
  return Math.min(isPart ? PART_OF_NAME : 1, ...like.map((name) => difference(wanted, name)))
}

/** Whether all words of a name stand in another one: `permissions` in `commands-and-permissions`. */
function isPartOf(wanted: string, name: string): boolean {
  const words = name.split('-')
  return wanted.split('-').every((word) => words.includes(word))
}

/** What the lengths alone say: the letters that one text has more have to change in any case. */
function lengthDifference(a: string, b: string): number {
  return Math.abs(a.length - b.length) / Math.max(a.length, b.length, 1)
}

/** Share of letters that have to change to get from one text to the other. */
function difference(a: string, b: string): number {
  return distance(a, b) / Math.max(a.length, b.length, 1)
}

/** Parts of a path in one spelling: lower case, words joined by `-`, without file extension. */
function segments(path: string): string[] {
  return decode(path)
    .toLowerCase()
    .replace(/\.(html?|mdx?|php)\/*$/, '')
    .split('/')
    .map((part) => part.replace(/[\s_-]+/g, '-').replace(/^-|-$/g, ''))
    .filter((part, i, all) => part !== '' && !(part === 'index' && i === all.length - 1))
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    // A stray `%` cannot be decoded; the letters around it still say what was meant.
    return path
  }
}
