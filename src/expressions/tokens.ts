import { CONSTANTS, FUNCTIONS } from './functions'

/** A `word` is made of letters and no name; `other` is a character that no expression has. */
export type TokenType = 'number' | 'placeholder' | 'name' | 'word' | 'sign' | 'other' | 'end'

export interface Token {
  type: TokenType
  /** As it is written; empty at the end. */
  text: string
  /** Where it starts, from 0. */
  index: number
}

type Pattern = readonly [TokenType, RegExp]

/** From a `%` to the next one or to a space, that sign included. */
const PERCENT = /%[^% ]*[% ]?/g

/**
 * The longest name that fits wins, whatever follows it (`CharTree.kt`): `sqrt9` is `sqrt 9`, but
 * `log100` starts with `log10`.
 */
const NAME: Pattern = [
  'name',
  new RegExp(
    [...Object.keys(FUNCTIONS), ...Object.keys(CONSTANTS)]
      .sort((a, b) => b.length - a.length)
      .join('|'),
    'y',
  ),
]
const EXPONENT: Pattern = ['sign', /E/y]
const PATTERNS: readonly Pattern[] = [
  // All digits and points in a row, also those that make no number.
  ['number', /[\d.]+/y],
  ['word', /[A-Za-z_]\w*/y],
  ['sign', />=|<=|==|!=|&&|\|\||[-+*/%^!><=&|(),]/y],
  ['other', /./suy],
]

/** What Kotlin takes for white space. JavaScript's `\s` has the byte order mark as well. */
const SPACE = /[\t-\r\x1c-\x1f\p{Z}]*/uy

/** True for what can stand before an operator. */
function endsTerm(token: Token | undefined): boolean {
  if (token === undefined) return false
  if (token.type === 'name') return Object.hasOwn(CONSTANTS, token.text)
  return token.type !== 'sign' || token.text === ')'
}

/**
 * Cuts an expression into its words and signs.
 *
 * @param source expression as a config writes it
 * @returns the tokens in order, the last one of the type `end`
 */
export function tokenize(source: string): Token[] {
  const placeholders = findPlaceholders(source)
  const tokens: Token[] = []
  let index = 0
  for (;;) {
    index += matchAt(SPACE, source, index)?.length ?? 0
    if (index >= source.length) break
    const token = readToken(source, index, tokens.at(-1), placeholders)
    tokens.push(token)
    index += token.text.length
  }
  return [...tokens, { type: 'end', text: '', index: source.length }]
}

/**
 * `ExpressionParser.kt` looks for other things after a term than before one: there `E` and `%` are
 * operators, here they start a name and a placeholder.
 */
function readToken(
  source: string,
  index: number,
  before: Token | undefined,
  placeholders: readonly string[],
): Token {
  const isAfterTerm = endsTerm(before)
  const placeholder = placeholders.find((name) => source.startsWith(name, index))
  if (!isAfterTerm && placeholder !== undefined) {
    return { type: 'placeholder', text: placeholder, index }
  }
  for (const [type, pattern] of [isAfterTerm ? EXPONENT : NAME, ...PATTERNS]) {
    const text = matchAt(pattern, source, index)
    if (text !== undefined) return { type, text, index }
  }
  throw new Error(`Nothing matches at ${index} of "${source}".`)
}

function matchAt(pattern: RegExp, source: string, index: number): string | undefined {
  pattern.lastIndex = index
  return pattern.exec(source)?.[0]
}

/**
 * Searches a text as `findPlaceholders` of `ExpressionEvaluator.kt` does, from one `%` to the next
 * without a space between. Two `%` side by side make none, and the second one starts none either.
 *
 * @param source any text
 * @returns the placeholders in it (`%level%`), each once, in the order of their first use
 */
export function findPlaceholders(source: string): string[] {
  const found = source.match(PERCENT) ?? []
  return [...new Set(found.filter((text) => text.length > 2 && text.endsWith('%')))]
}
