/** How well a query fits what something is called. */
import { withinEdits } from '../text/edits'
import { joinWords, nameParts, queryWords } from '../text/words'
import type { NameFits } from './features'
import type { WordMatch } from './matching'
import type { EngineRecord } from './indexFile'
import { entryIds, headingNames, rowNames } from './names'
import { stemOf } from '../text/stems'

/** What a record is called, cut into words once. */
export interface RecordNames {
  names: string[][]
  joined: string[]
  keywords: string[][]
  joinedKeywords: string[]
  /** Words of the page's name, on a part of it. */
  page: string[]
  isAboutProblems: boolean
  /** The names with that of the plugin before them. */
  placed: string[][]
}

/** Stems of words in headings over what goes wrong. */
const TROUBLE = /\b(mistake|wrong|error|consol|troubl|noth|problem|fail|off|not work|tell you)/

/**
 * @param record any record
 * @param area names of the plugin that it belongs to
 * @param isRoot whether it is the plugin's first page, which goes by each of them
 * @returns its names
 */
export function namesOf(
  record: EngineRecord,
  area: readonly string[] = [],
  isRoot = false,
): RecordNames {
  const isPage = record.type === 'lvl1'
  const own = isPage
    ? [...new Set([record.hierarchy.lvl1, ...entryIds(record), ...(isRoot ? area : [])])]
    : record.row === undefined
      ? headingNames(record)
      : rowNames(record)
  const names = own.map(nameParts)
  return {
    names,
    placed: area.flatMap((name) => names.map((parts) => [...new Set([name, ...parts])])),
    joined: own.map(joinWords),
    keywords: record.keywords.map(nameParts),
    joinedKeywords: record.keywords.map(joinWords),
    page: isPage ? [] : nameParts(record.hierarchy.lvl1),
    isAboutProblems: TROUBLE.test(titlesOf(record)),
  }
}

/** The headings above the record and its own. */
function titlesOf({ hierarchy: { lvl0: _area, lvl1: _page, ...below } }: EngineRecord): string {
  return Object.values(below)
    .flatMap((title) => (title === null ? [] : queryWords(title).map(stemOf)))
    .join(' ')
}

/** How much of a name the query has. */
function shareOf(parts: readonly string[], matches: readonly WordMatch[]): number {
  let covered = 0
  for (const part of parts) {
    let best = 0
    for (const { fits } of matches) best = Math.max(best, fits.get(part) ?? 0)
    covered += best
  }
  return parts.length === 0 ? 0 : covered / parts.length
}

/** How much of a name the query has, and how much of the query the name has, multiplied. */
function fitOf(parts: readonly string[], matches: readonly WordMatch[]): number {
  if (parts.length === 0) return 0
  const best = matches.map(() => 0)
  let covered = 0
  for (const part of parts) {
    let most = 0
    matches.forEach(({ fits }, index) => {
      const quality = fits.get(part) ?? 0
      if (quality > most) most = quality
      if (quality > (best[index] ?? 0)) best[index] = quality
    })
    covered += most
  }
  const recall = matches.reduce((sum, { weight }, index) => sum + weight * (best[index] ?? 0), 0)
  return (covered / parts.length) * recall
}

const most = (numbers: readonly number[]) => numbers.reduce((a, b) => Math.max(a, b), 0)

/** In shorter queries a typing mistake can make any other word. */
const MIN_NEAR_LENGTH = 7
const MOST_EDITS = 2

const isWhole = (joined: string, whole: string) =>
  joined === whole || stemOf(joined) === stemOf(whole)

/**
 * @param names what a record is called
 * @param matches the words of the query
 * @param joined the query in one word
 * @param content the query in one word without those that say nothing
 * @returns how well the query fits the names
 */
export function nameFits(
  {
    names,
    placed,
    joined: joinedNames,
    keywords,
    joinedKeywords,
    page,
    isAboutProblems,
  }: RecordNames,
  matches: readonly WordMatch[],
  joined: string,
  content: string,
): NameFits {
  const wholes = (all: readonly string[], parts: readonly string[][]) =>
    all.some((one, index) => {
      const contentOfName = parts[index]?.join('') ?? ''
      return isWhole(one, joined) || isWhole(contentOfName, content)
    })
  return {
    name: most([
      ...names.map((parts) => fitOf(parts, matches)),
      // Typed in one word, perhaps with a mistake.
      ...joinedNames.map((name) => fitOf([name], matches)),
    ]),
    keyword: most(keywords.map((parts) => fitOf(parts, matches))),
    path: page.length === 0 ? 0 : most(names.map((parts) => fitOf([...page, ...parts], matches))),
    placed: most(placed.map((parts) => fitOf(parts, matches))),
    nameShare: most(names.map((parts) => shareOf(parts, matches))),
    keywordShare: most(keywords.map((parts) => shareOf(parts, matches))),
    isAboutProblems,
    isNear:
      joined.length >= MIN_NEAR_LENGTH &&
      joinedNames.some(
        (name, index) => (names[index]?.length ?? 0) > 1 && withinEdits(name, joined, MOST_EDITS),
      ),
    wholeName: wholes(joinedNames, names),
    wholeKeyword: wholes(joinedKeywords, keywords),
    typed: most(
      joinedNames.map((name) => (name.startsWith(joined) ? joined.length / name.length : 0)),
    ),
  }
}
