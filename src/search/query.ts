/** What a reader typed, taken apart. */
import type { RowKind } from '../docs/compile/sections'
import {
  FILLERS,
  foldWord,
  HELPER,
  joinWords,
  QUESTION_WORDS,
  queryWords,
  TASK_WORDS,
} from '../text/words'

export interface Asked {
  /** As it was typed, in lower case without accents. */
  folded: string
  /** Words that say what is looked for. */
  words: string[]
  /** A question is rather about a guide than about one entry. */
  isQuestion: boolean
  /** Words of a question that help to choose, as in "How to make a crate", but may be missing. */
  helpers: string[]
  /** All of it as one word, `how` and `the` included: they stand in ids such as `in_water`. */
  joined: string
  /** Kind of table rows that it is written like: `/command`, `%placeholder%`. */
  row?: RowKind
}

/**
 * @param text query or name
 * @returns its words, folded, without those that questions are made of; all when there are no others
 */
export function contentWords(text: string): string[] {
  const all = queryWords(text)
  const content = all.filter((word) => !FILLERS.has(word))
  return content.length > 0 ? content : all
}

/**
 * @param query what the reader typed
 * @returns the query, taken apart
 */
export function readQuery(query: string): Asked {
  const folded = foldWord(query.trim())
  const all = queryWords(query)
  const content = contentWords(query)
  const isQuestion = QUESTION_WORDS.has(all[0] ?? '') && content.length > 1
  const asked = isQuestion ? content.filter((word) => !TASK_WORDS.has(word)) : content
  const words = asked.length > 0 ? asked : content
  return {
    folded,
    words,
    isQuestion,
    helpers: isQuestion ? all.filter((word) => word === HELPER || TASK_WORDS.has(word)) : [],
    joined: joinWords(query),
    row: folded.startsWith('/') ? 'command' : folded.startsWith('%') ? 'placeholder' : undefined,
  }
}
