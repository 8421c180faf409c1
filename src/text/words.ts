/** How text and queries are cut into words; the index and the highlighter must agree on it. */

const WORD = /[\p{L}\p{N}]+/gu

/** Words held together by `_` or `-`, such as ids: `give_money`, `built-in`. */
export const COMPOUND = /[\p{L}\p{N}]+(?:[_-]+[\p{L}\p{N}]+)*/gu

/** Most words are plain, and the index has hundreds of thousands. */
const PLAIN = /^[a-z\d]*$/

/**
 * @param word one word
 * @returns the word in lower case without accents
 */
export function foldWord(word: string): string {
  if (PLAIN.test(word)) return word
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/**
 * @param query what the reader typed
 * @returns its words, folded, each once
 */
export function queryWords(query: string): string[] {
  return [...new Set((query.match(WORD) ?? []).map(foldWord))]
}

/**
 * @param text any spelling of an id or title
 * @returns its words without anything between them: `give_money`, `Give money` -> `givemoney`
 */
export function joinWords(text: string): string {
  return (text.match(WORD) ?? []).map(foldWord).join('')
}

/**
 * Words of running text. Compounds count as their parts and as a whole.
 *
 * @param text plain text
 * @returns the words as they stand, not folded
 */
export function textWords(text: string): string[] {
  const words: string[] = []
  for (const compound of text.match(COMPOUND) ?? []) {
    if (/[_-]/.test(compound)) {
      const parts = compound.match(WORD) ?? []
      words.push(...parts, parts.join(''))
    } else {
      words.push(compound)
    }
  }
  return words
}

/** Longer names are sentences, which nobody types without blanks. */
const MAX_JOINED_WORDS = 4

/**
 * Words of a name (title, id, heading). Besides the words of the text there are the humps of
 * `EcoCrates` and the whole name as one word, since readers type all of these.
 *
 * @param name title, id or keyword
 * @returns the words as they stand, not folded
 */
export function nameWords(name: string): string[] {
  const words = textWords(name)
  for (const word of name.match(WORD) ?? []) {
    const humps = word.split(/(?<=\p{Ll})(?=\p{Lu})/u)
    if (humps.length > 1) words.push(...humps)
  }
  const parts = name.match(WORD) ?? []
  if (parts.length > 1 && parts.length <= MAX_JOINED_WORDS) words.push(parts.join(''))
  return [...new Set(words)]
}

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Words that questions are made of and that say nothing about what is asked. */
export const FILLERS = wordSet(
  'a an the i me my you your we our it its this that is are am be do does did can could should ' +
    'would will how what why when where which who to of on in at for from with and or have has ' +
    'there if so want need please',
)

/** The one of them that helps to choose: guides have it in their names and texts. */
export const HELPER = 'how'

/** A query that begins like this is a question. `is` and `has` begin ids. */
export const QUESTION_WORDS = wordSet('how what why where which who can could does do i')

/** What readers want to do with something; in a question other words name the thing. */
export const TASK_WORDS = wordSet(
  'make create add set get use change configure setup edit find list show test check work custom new own',
)
