/**
 * Expressions as configs write them (rules: /all-plugins/math). From the strongest bond to the
 * weakest: functions before a term, minus and not; `^` and `E` from right to left; `*`, `/`, `%`;
 * `+`, `-`; comparisons; and, or. eco reads `-2^2` as `(-2)^2`, and so does this. It follows eco's
 * `ExpressionParser.kt` and the priorities of `BinaryOperator.kt`.
 */
import { clip } from '../text/quote'
import { ExpressionError } from './error'
import { fold } from './fold'
import { CONSTANTS, FUNCTIONS, isPrefixFunction } from './functions'
import type { FunctionName, OperatorSign, PrefixSign } from './functions'
import { tokenize } from './tokens'
import type { Token } from './tokens'

export { ExpressionError }

/** A parsed expression: plain data. What is known without the game is a single number in it. */
export type Expression =
  | { type: 'number'; value: number }
  | { type: 'placeholder'; name: string }
  | { type: 'prefix'; sign: PrefixSign; term: Expression }
  | { type: 'operator'; sign: OperatorSign; left: Expression; right: Expression }
  | { type: 'call'; name: FunctionName; terms: Expression[] }

/** Operators from left to right, the weakest bond first. */
const LEVELS: readonly (readonly string[])[] = [
  ['&', '&&', '|', '||'],
  ['>', '<', '>=', '<=', '=', '==', '!='],
  ['+', '-'],
  ['*', '/', '%'],
]

/** `CharTree.kt`, in which eco looks up names, ends at the 256th character. */
const BEYOND_LATIN = /[\u0100-\uffff]/

/** Brackets in brackets: more than anybody writes, less than the call stack takes. */
const MAX_DEPTH = 200

/** Terms in a row become as deep a tree; this many characters cannot make one too deep to walk. */
const MAX_LENGTH = 10_000

/**
 * @param source expression without `{{ }}` around it
 * @returns what `evaluate` takes
 * @throws ExpressionError with a sentence on what is wrong and the place
 */
export function parseExpression(source: string): Expression {
  return new Parser(source).parse()
}

class Parser {
  private readonly tokens: readonly Token[]
  private position = 0
  private depth = 0

  constructor(private readonly source: string) {
    if (source.length > MAX_LENGTH) {
      throw new ExpressionError(`It is longer than ${MAX_LENGTH} characters.`, 0)
    }
    this.tokens = tokenize(source)
  }

  parse(): Expression {
    if (this.peek().type === 'end') {
      throw new ExpressionError('There is no expression: write a number or a formula.', 0)
    }
    const expression = this.binary(0)
    if (this.isSign(')')) {
      throw new ExpressionError('This bracket is never opened.', this.peek().index)
    }
    if (this.peek().type !== 'end') throw this.unexpected('an operator')
    return expression
  }

  private peek(): Token {
    return this.tokens[this.position] as Token
  }

  private take(): Token {
    const token = this.peek()
    this.position += 1
    return token
  }

  private isSign(...signs: string[]): boolean {
    return this.peek().type === 'sign' && signs.includes(this.peek().text)
  }

  private binary(level: number): Expression {
    const signs = LEVELS[level]
    if (signs === undefined) return this.power()
    let left = this.binary(level + 1)
    while (this.isSign(...signs)) {
      const sign = this.take().text as OperatorSign
      left = fold({ type: 'operator', sign, left, right: this.binary(level + 1) })
    }
    return left
  }

  private power(): Expression {
    const left = this.prefixed()
    if (!this.isSign('^', 'E')) return left
    const sign = this.take().text as OperatorSign
    return fold({ type: 'operator', sign, left, right: this.nested(() => this.power()) })
  }

  private prefixed(): Expression {
    if (this.isSign('-', '!')) {
      const sign = this.take().text as PrefixSign
      return fold({ type: 'prefix', sign, term: this.nested(() => this.prefixed()) })
    }
    return this.term()
  }

  private term(): Expression {
    const token = this.peek()
    if (token.type === 'number') return { type: 'number', value: numberOf(this.take()) }
    if (token.type === 'placeholder') return placeholderOf(this.take())
    if (token.type === 'name') return this.named(this.take())
    if (token.type === 'word') throw this.unknownName(token.index)
    if (!this.isSign('(')) throw this.unexpected('a number, a placeholder or a function')
    this.take()
    const inner = this.nested(() => this.binary(0))
    this.close(token)
    return inner
  }

  private named(token: Token): Expression {
    const name = token.text
    if (Object.hasOwn(CONSTANTS, name)) return { type: 'number', value: CONSTANTS[name] ?? 0 }
    const known = name as FunctionName
    if (isPrefixFunction(known)) {
      return fold({ type: 'call', name: known, terms: [this.nested(() => this.prefixed())] })
    }
    return { type: 'call', name: known, terms: this.terms(token) }
  }

  /** The terms between the brackets of a function that needs them. */
  private terms(token: Token): Expression[] {
    const open = this.peek()
    const [least, most] = FUNCTIONS[token.text as FunctionName].arity
    if (!this.isSign('(')) {
      const isLongerWord =
        open.index === token.index + token.text.length && /^[A-Za-z_]/.test(open.text)
      if (isLongerWord) throw this.unknownName(open.index)
      const terms = most === 1 ? 'term' : 'terms'
      throw new ExpressionError(`${token.text} needs its ${terms} in brackets.`, open.index)
    }
    this.take()
    const terms: Expression[] = []
    if (!this.isSign(')')) {
      terms.push(this.nested(() => this.binary(0)))
      while (this.isSign(',')) {
        this.take()
        terms.push(this.nested(() => this.binary(0)))
      }
    }
    this.close(open)
    if (terms.length < least || terms.length > most) {
      const wanted = most === Infinity ? `at least ${least}` : String(least)
      throw new ExpressionError(
        `${token.text} takes ${wanted} ${least === 1 ? 'term' : 'terms'}, not ${terms.length}.`,
        token.index,
      )
    }
    return terms
  }

  private close(open: Token): void {
    if (this.isSign(')')) this.take()
    else if (this.peek().type === 'end') {
      throw new ExpressionError('This bracket is never closed.', open.index)
    } else throw this.unexpected('an operator or a closing bracket')
  }

  private nested<T>(read: () => T): T {
    this.depth += 1
    if (this.depth > MAX_DEPTH) {
      throw new ExpressionError('The expression is nested too deeply.', this.peek().index)
    }
    const result = read()
    this.depth -= 1
    return result
  }

  private unexpected(wanted: string): ExpressionError {
    const { type, text, index } = this.peek()
    if (type === 'end') {
      return new ExpressionError(`The expression ends where ${wanted} is missing.`, index)
    }
    if (type === 'other') {
      return new ExpressionError(`"${text}" means nothing in an expression.`, index)
    }
    // `pit`: read as `pi` and a rest, but meant as one word.
    const word = wordAround(this.source, index)
    if (word.index < index && word.index + word.text.length > index) return this.unknownName(index)
    const hint = text === '%' ? this.signHint(index) : ''
    return new ExpressionError(`Before "${clip(text)}" ${wanted} is missing.${hint}`, index)
  }

  /** What a `%` is meant to be that stands where a term begins. */
  private signHint(index: number): string {
    const name = /^[A-Za-z]\w*/.exec(this.source.slice(index + 1))?.[0]
    const isOpen = name !== undefined && !this.source.includes('%', index + 1)
    return isOpen
      ? ` If a placeholder is meant, it ends with % as well: %${clip(name)}%.`
      : // `10%2+%level%`: eco takes `%2+%` for a placeholder, and then has none at the second sign.
        ' If a remainder is meant, put spaces on both sides of %.'
  }

  /** @param inside any place in the word */
  private unknownName(inside: number): ExpressionError {
    const { text, index } = wordAround(this.source, inside)
    const lower = text.toLowerCase()
    const isKnown = Object.hasOwn(FUNCTIONS, lower) || Object.hasOwn(CONSTANTS, lower)
    const hint = isKnown
      ? `Write "${lower}": capital letters count.`
      : this.source[index - 1] === '%'
        ? 'The % before it is a remainder here: a placeholder needs an operator in front of it.'
        : 'Placeholders stand between % signs.'
    return new ExpressionError(`There is no function or constant "${clip(text)}". ${hint}`, index)
  }
}

/** A lone point is 0, as `FastNumberParsing.kt` reads it. */
function numberOf({ text, index }: Token): number {
  if (text.split('.').length > 2) {
    throw new ExpressionError(`"${clip(text)}" has more than one decimal point.`, index)
  }
  return Number(`0${text}`)
}

function placeholderOf({ text, index }: Token): Expression {
  const place = text.search(BEYOND_LATIN)
  if (place >= 0) {
    const [sign] = text.slice(place)
    throw new ExpressionError(
      `A placeholder in an expression cannot hold "${sign}".`,
      index + place,
    )
  }
  return { type: 'placeholder', name: text }
}

function wordAround(source: string, inside: number): { text: string; index: number } {
  const [start = ''] = /[A-Za-z_]\w*$/.exec(source.slice(0, inside)) ?? []
  const index = inside - start.length
  const [text = ''] = /^\w+/.exec(source.slice(index)) ?? []
  return { text, index }
}
