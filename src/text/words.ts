/** How text and queries are cut into words; the index and the highlighter must agree on it. */

const WORD = /[\p{L}\p{N}]+/gu

/** Words held together by `_` or `-`, such as ids: `give_money`, `built-in`. */
export const COMPOUND = /[\p{L}\p{N}]+(?:[_-]+[\p{L}\p{N}]+)*/gu

/** `can't` is `cant`, and no `t`. */
const APOSTROPHE = /(?<=\p{L})['’](?=\p{L})/gu

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
  return [...new Set((query.replace(APOSTROPHE, '').match(WORD) ?? []).map(foldWord))]
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
    'would will how what why where which who to of on in at for from with and or have has ' +
    'there if so want need please into when while whenever them they us just also really very then ' +
    'than but by as some any way let lets cant dont doesnt isnt wont didnt',
)

/**
 * @param text query or name
 * @returns its words, folded, without those that questions are made of; all when there are no others
 */
export function contentWords(text: string): string[] {
  const all = queryWords(text)
  const content = all.filter((word) => !FILLERS.has(word))
  return content.length > 0 ? content : all
}

/** A query that begins like this is a question. `is` and `has` begin ids. */
export const QUESTION_WORDS = wordSet('how what why where which who can could does do i')

/** What readers want to do with something; the other words of a query name the thing. */
export const TASK_WORDS = wordSet(
  'make create add set get use using change configure setup edit find show test check work works ' +
    'working custom new own making creating adding build write define guide tutorial enable help ' +
    'configuring',
)

/** What asking is made of besides the fillers: these words are rare in the pages, and mean little. */
export const TALK_WORDS = wordSet(
  'difference between mean means meaning explain explanation possible impossible exist exists ' +
    'someone anyone everybody somebody thing things stuff look search see know understand tell say ' +
    'says give gives go going goes happen happens happening become becomes like instead without ' +
    'only actually always never still already anymore shall may might must best better good easy ' +
    'properly correctly normal anything something everything else about minecraft server ' +
    'sort kind way ways called im ive thats whats exactly put try trying',
)

/** Who types these has something that does not work. */
export const PROBLEM_WORDS = wordSet(
  'error errors problem problems issue bug broken wrong invalid unknown fail fails failed warning ' +
    'missing nothing not found cannot cant dont doesnt isnt wont didnt stopped crash',
)

/** Who types these wants to see all of something. */
export const LIST_WORDS = wordSet('all list lists every available existing overview')

/** What a word of a query does that does not name what is looked for. */
export type SideRole = 'task' | 'list' | 'problem' | 'talk'

/**
 * @param word word of a query, folded
 * @returns what it does in the query; undefined where it names what is looked for
 */
export function sideRole(word: string): SideRole | undefined {
  if (TASK_WORDS.has(word)) return 'task'
  if (LIST_WORDS.has(word)) return 'list'
  if (PROBLEM_WORDS.has(word)) return 'problem'
  return TALK_WORDS.has(word) ? 'talk' : undefined
}

/** Titles of guides begin with it; what follows is a task, and then the thing. */
export const HOW = 'how'

/**
 * @param name title, id or keyword
 * @returns the words, folded, that tell it from others: in "How to make a crate" it is `crate`, in "All effects" `effects`
 */
export function nameParts(name: string): string[] {
  const parts = contentWords(name)
  const isTask = isTaskTitle(name)
  const own = parts.filter((word) => !LIST_WORDS.has(word) && !(isTask && TASK_WORDS.has(word)))
  return own.length > 0 ? own : parts
}

/**
 * @param title title of a page
 * @returns whether it names a task: "How to make a crate", "Configuring an effect"
 */
export function isTaskTitle(title: string): boolean {
  const [first = ''] = queryWords(title)
  return first === HOW || (first.endsWith('ing') && TASK_WORDS.has(first))
}
