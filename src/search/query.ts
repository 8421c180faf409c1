/** What a reader typed, taken apart. */
import type { RowKind } from '../docs/compile/sections'
import { ENTRY_KINDS } from '../effects/entry/entryKinds'
import type { EntryKind } from '../effects/entry/entry'
import { stemOf } from '../text/stems'
import {
  PROBLEM_WORDS,
  QUESTION_WORDS,
  contentWords,
  foldWord,
  joinWords,
  queryWords,
  sideRole,
} from '../text/words'
import type { SideRole } from '../text/words'

/** What a word of a query does in it; other words name what is looked for. */
export type WordRole = SideRole | 'kind' | 'name'

export interface AskedWord {
  word: string
  role: WordRole
}

export interface Asked {
  /** As it was typed, in lower case without accents. */
  folded: string
  /** Words that say what is looked for. */
  words: AskedWord[]
  /** All of it as one word, `how` and `the` included: they stand in ids such as `in_water`. */
  joined: string
  /** Begins like a question, which is rather about a guide than about one entry. */
  isQuestion: boolean
  /** Wants something done, in whatever order the words stand: guides say how. */
  isTask: boolean
  /** Wants all of something. */
  isList: boolean
  /** Something does not work. */
  isProblem: boolean
  /** Kinds of entries that are named: "block break trigger"; "on" and "if" hint at them. */
  kinds: ReadonlySet<EntryKind>
  hinted?: EntryKind
  /** Kinds of table rows that are named, or that it is written like: `/command`, `%placeholder%`. */
  rows: ReadonlySet<RowKind>
  /** The one that it is written like. */
  written?: RowKind
}

const KINDS_BY_STEM: ReadonlyMap<string, EntryKind> = new Map(
  ENTRY_KINDS.map((kind) => [stemOf(kind), kind]),
)

const ROWS_BY_STEM: ReadonlyMap<string, RowKind> = new Map(
  (['argument', 'key', 'command', 'permission', 'placeholder'] as const).map((row) => [
    stemOf(row),
    row,
  ]),
)

/** What an entry of a kind is for is often asked with these words. */
const HINTS: Readonly<Record<string, EntryKind>> = {
  on: 'trigger',
  when: 'trigger',
  whenever: 'trigger',
  after: 'trigger',
  if: 'condition',
  is: 'condition',
  has: 'condition',
  while: 'condition',
  unless: 'condition',
}

function roleOf(word: string): WordRole {
  const side = sideRole(word)
  if (side !== undefined) return side
  const stem = stemOf(word)
  return KINDS_BY_STEM.has(stem) || ROWS_BY_STEM.has(stem) ? 'kind' : 'name'
}

function writtenLike(folded: string): RowKind | undefined {
  if (folded.startsWith('/')) return 'command'
  return folded.startsWith('%') ? 'placeholder' : undefined
}

/**
 * @param query what the reader typed
 * @returns the query, taken apart
 */
export function readQuery(query: string): Asked {
  const folded = foldWord(query.trim())
  const all = queryWords(query)
  const words = contentWords(query).map((word) => ({ word, role: roleOf(word) }))
  const written = writtenLike(folded)
  const stems = all.map(stemOf)
  const rows = stems.flatMap((stem) => ROWS_BY_STEM.get(stem) ?? [])
  // An id is no sentence: `is_night` and `create_hologram` ask for nothing but their pages.
  const isId = !/\s/.test(query.trim())
  return {
    folded,
    words,
    joined: joinWords(query),
    isQuestion: !isId && QUESTION_WORDS.has(all[0] ?? '') && words.length > 0,
    isTask: !isId && (all.includes('how') || words.some(({ role }) => role === 'task')),
    isList: !isId && words.some(({ role }) => role === 'list'),
    isProblem: !isId && all.some((word) => PROBLEM_WORDS.has(word)),
    kinds: new Set(isId ? [] : stems.flatMap((stem) => KINDS_BY_STEM.get(stem) ?? [])),
    hinted: isId ? undefined : all.map((word) => HINTS[word]).find((kind) => kind !== undefined),
    rows: new Set(written ? [written] : rows),
    written,
  }
}
