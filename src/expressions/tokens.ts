import { ExpressionError } from './error'

export type TokenType = 'number' | 'placeholder' | 'name' | 'sign' | 'end'

export interface Token {
  type: TokenType
  /** As it is written; empty at the end. */
  text: string
  /** Where it starts, from 0. */
  index: number
}

/** A placeholder has no spaces inside; a single `%` beside one is the remainder. */
const PLACEHOLDER = /%[^%\s]+%/y
const PATTERNS: readonly [TokenType, RegExp][] = [
  ['placeholder', PLACEHOLDER],
  ['number', /(?:\d+\.?\d*|\.\d+)/y],
  ['name', /[A-Za-z_]\w*/y],
  ['sign', />=|<=|==|!=|&&|\|\||[-+*/%^!><=&|(),]/y],
]
const SPACE = /\s*/y

/** True for what can stand before an operator. */
function endsTerm(token: Token | undefined): boolean {
  return token !== undefined && (token.type !== 'sign' ? token.text !== 'E' : token.text === ')')
}

/**
 * Cuts an expression into its words and signs.
 *
 * @param source expression as a config writes it
 * @returns the tokens in order, the last one of the type `end`
 * @throws ExpressionError at a character that no expression has
 */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = []
  let index = 0
  for (;;) {
    index = matchAt(SPACE, source, index)?.end ?? index
    if (index >= source.length) break
    const token = readToken(source, index, tokens.at(-1))
    tokens.push(token)
    index += token.text.length
  }
  return [...tokens, { type: 'end', text: '', index: source.length }]
}

function readToken(source: string, index: number, before: Token | undefined): Token {
  // `4E3` is an operator between two numbers, and not the start of a name.
  if (source[index] === 'E' && endsTerm(before)) return { type: 'sign', text: 'E', index }
  for (const [type, pattern] of PATTERNS) {
    const found = matchAt(pattern, source, index)
    if (found) return { type, text: found.text, index }
  }
  throw new ExpressionError(`"${source[index]}" means nothing in an expression.`, index)
}

function matchAt(pattern: RegExp, source: string, index: number) {
  pattern.lastIndex = index
  const [text] = pattern.exec(source) ?? []
  return text === undefined ? undefined : { text, end: index + text.length }
}

/**
 * @param source any text
 * @returns the placeholders in it (`%level%`), each once, in the order of their first use
 */
export function findPlaceholders(source: string): string[] {
  return [...new Set(source.match(new RegExp(PLACEHOLDER.source, 'g')))]
}
