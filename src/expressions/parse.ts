/**
 * Expressions as configs write them (rules: /all-plugins/math). From the strongest bond to the
 * weakest: functions before a term, minus and not; `^` and `E` from right to left; `*`, `/`, `%`;
 * `+`, `-`; comparisons; and, or. The software reads `-2^2` as `(-2)^2`, and so does this.
 */
import { ExpressionError } from './error'
import { CONSTANTS, FUNCTIONS, isPrefixFunction } from './functions'
import type { FunctionName, OperatorSign, PrefixSign } from './functions'
import { tokenize } from './tokens'
import type { Token } from './tokens'

export { ExpressionError }

/** A parsed expression: plain data. */
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

/** Brackets in brackets: more than anybody writes, less than the call stack takes. */
const MAX_DEPTH = 200

/**
 * @param source expression without `{{ }}` around it
 * @returns what `evaluate` takes
 * @throws ExpressionError with a sentence on what is wrong and the place
 */
export function parseExpression(source: string): Expression {
  return new Parser(tokenize(source)).parse()
}

class Parser {
  private position = 0
  private depth = 0

  constructor(private readonly tokens: readonly Token[]) {}

  parse(): Expression {
    if (this.peek().type === 'end') {
      throw new ExpressionError('There is no expression: write a number or a formula.', 0)
    }
    const expression = this.binary(0)
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
      left = { type: 'operator', sign, left, right: this.binary(level + 1) }
    }
    return left
  }

  private power(): Expression {
    const left = this.prefixed()
    if (!this.isSign('^', 'E')) return left
    const sign = this.take().text as OperatorSign
    return { type: 'operator', sign, left, right: this.nested(() => this.power()) }
  }

  private prefixed(): Expression {
    if (this.isSign('-', '!')) {
      const sign = this.take().text as PrefixSign
      return { type: 'prefix', sign, term: this.nested(() => this.prefixed()) }
    }
    return this.term()
  }

  private term(): Expression {
    const token = this.peek()
    if (token.type === 'number') return { type: 'number', value: Number(this.take().text) }
    if (token.type === 'placeholder') return { type: 'placeholder', name: this.take().text }
    if (token.type === 'name') return this.named(this.take())
    if (!this.isSign('(')) throw this.unexpected('a number, a placeholder or a function')
    this.take()
    const inner = this.nested(() => this.binary(0))
    this.close(token)
    return inner
  }

  private named(token: Token): Expression {
    const name = token.text
    if (Object.hasOwn(CONSTANTS, name)) return { type: 'number', value: CONSTANTS[name] ?? 0 }
    if (!Object.hasOwn(FUNCTIONS, name)) throw unknownName(token)
    const known = name as FunctionName
    if (isPrefixFunction(known)) {
      return { type: 'call', name: known, terms: [this.nested(() => this.prefixed())] }
    }
    return { type: 'call', name: known, terms: this.terms(token) }
  }

  /** The terms between the brackets of a function that takes several. */
  private terms(token: Token): Expression[] {
    const open = this.peek()
    if (!this.isSign('(')) {
      throw new ExpressionError(`${token.text} needs its terms in brackets.`, open.index)
    }
    this.take()
    const terms: Expression[] = []
    if (!this.isSign(')')) {
      do terms.push(this.nested(() => this.binary(0)))
      while (this.isSign(',') && this.take())
    }
    this.close(open)
    const [least, most] = FUNCTIONS[token.text as FunctionName].arity
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
    // `10%2+%level%`: the software takes `%2+%` for a placeholder.
    const hint =
      type === 'placeholder' ? ' If a remainder is meant, put spaces on both sides of %.' : ''
    return new ExpressionError(`Before "${text}" ${wanted} is missing.${hint}`, index)
  }
}

function unknownName({ text, index }: Token): ExpressionError {
  const lower = text.toLowerCase()
  const isKnown = Object.hasOwn(FUNCTIONS, lower) || Object.hasOwn(CONSTANTS, lower)
  const hint = isKnown
    ? ` Write "${lower}": capital letters count.`
    : ' Placeholders stand between % signs.'
  return new ExpressionError(`There is no function or constant "${text}".${hint}`, index)
}
