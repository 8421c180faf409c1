/**
 * What names and signs compute (rules: /all-plugins/math). Comparisons give 1 or 0. It follows eco's
 * `UnaryOperator.kt`, `BinaryOperator.kt` and `Builtins.kt`, and `BytecodeExpression.kt` where that
 * one differs.
 */
import { CalculationError } from './error'

/** Gives a number from 0 up to 1, 1 excluded. */
export type Random = () => number

export interface FunctionRule {
  /** Fewest and most arguments. */
  arity: readonly [least: number, most: number]
  compute: (values: number[], random: Random) => number
  /** May stand before its term without brackets. */
  isPrefix?: boolean
  /** What it gives for a term that is known while the expression is read; left out: it waits. */
  fold?: (value: number) => number
}

const truth = (holds: boolean): number => (holds ? 1 : 0)

/** Where the limits are the wrong way round, the lower one wins. */
const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))

/** Java's powers of ten are exact; those of `**` miss some by their last digit, such as 10 ** -4. */
const power = (base: number, exponent: number) =>
  base === 10 && Number.isSafeInteger(exponent) ? Number(`1e${exponent}`) : base ** exponent

/** Adding 0 makes 0 of -0, which Java's whole numbers do not have. */
const roundWithin = (value: number, least: number, most: number) =>
  clamp(Math.round(value), least, most) + 0

/** During the game, `roundToInt` keeps to 32 bits and refuses what is no number. */
function round(value: number): number {
  if (Number.isNaN(value)) throw new CalculationError('round got no number.')
  return roundWithin(value, -(2 ** 31), 2 ** 31 - 1)
}

/** While the expression is read, `Math.round` keeps to 64 bits and makes 0 of what is no number. */
const roundKnown = (value: number): number =>
  Number.isNaN(value) ? 0 : roundWithin(value, -(2 ** 63), 2 ** 63)

/** Bounds nearer than this to each other leave no room for luck (`RandomSources.kt`). */
const SAME_BOUNDS = 1e-6

function randomBetween(a: number, b: number, random: Random): number {
  if (Math.abs(a - b) < SAME_BOUNDS) return a
  const low = Math.min(a, b)
  return low + random() * (Math.max(a, b) - low)
}

/** One of eco's unary operators: stands before its term as minus does. */
const prefix = (
  compute: (value: number) => number,
  fold: (value: number) => number = compute,
): FunctionRule => ({
  arity: [1, 1],
  isPrefix: true,
  fold,
  compute: ([value = 0]) => compute(value),
})

/** A function of one term. `parseArgumentList` of `ExpressionParser.kt` asks for its brackets. */
const one = (compute: (value: number) => number): FunctionRule => ({
  arity: [1, 1],
  compute: ([value = 0]) => compute(value),
})

const two = (compute: (a: number, b: number) => number): FunctionRule => ({
  arity: [2, 2],
  compute: ([a = 0, b = 0]) => compute(a, b),
})

const three = (compute: (a: number, b: number, c: number) => number): FunctionRule => ({
  arity: [3, 3],
  compute: ([a = 0, b = 0, c = 0]) => compute(a, b, c),
})

export const FUNCTIONS = {
  abs: prefix(Math.abs),
  sign: one(Math.sign),
  round: prefix(round, roundKnown),
  floor: prefix(Math.floor),
  ceil: prefix(Math.ceil),
  trunc: one(Math.trunc),
  sqrt: prefix(Math.sqrt),
  cbrt: prefix(Math.cbrt),
  exp: one(Math.exp),
  log: prefix(Math.log),
  log10: one(Math.log10),
  // As eco divides; Math.log2 is exact where this is a little too large (2 ^ 29).
  log2: one((value) => Math.log(value) / Math.LN2),
  sin: prefix(Math.sin),
  cos: prefix(Math.cos),
  tan: prefix(Math.tan),
  asin: prefix(Math.asin),
  acos: prefix(Math.acos),
  atan: prefix(Math.atan),
  sinh: prefix(Math.sinh),
  cosh: prefix(Math.cosh),
  tanh: prefix(Math.tanh),
  rand: { arity: [1, 1], isPrefix: true, compute: ([value = 0], random) => random() * value },
  min: { arity: [1, Infinity], compute: (values) => Math.min(...values) },
  max: { arity: [1, Infinity], compute: (values) => Math.max(...values) },
  random: { arity: [2, 2], compute: ([a = 0, b = 0], random) => randomBetween(a, b, random) },
  clamp: three(clamp),
  lerp: three((a, b, part) => a + (b - a) * part),
  smoothstep: three((from, to, value) => {
    const part = clamp((value - from) / (to - from), 0, 1)
    return part * part * (3 - 2 * part)
  }),
  remap: {
    arity: [5, 5],
    compute: ([value = 0, a1 = 0, a2 = 0, b1 = 0, b2 = 0]) =>
      b1 + ((value - a1) * (b2 - b1)) / (a2 - a1),
  },
  // What is no number is not below the edge.
  step: two((edge, value) => truth(!(value < edge))),
  if: three((test, yes, no) => (test !== 0 ? yes : no)),
  pow: two(power),
  atan2: two(Math.atan2),
  hypot: two(Math.hypot),
} as const satisfies Record<string, FunctionRule>

export type FunctionName = keyof typeof FUNCTIONS

/** Functions that may stand before their term without brackets. */
export function isPrefixFunction(name: FunctionName): boolean {
  const { isPrefix = false }: FunctionRule = FUNCTIONS[name]
  return isPrefix
}

export const CONSTANTS: Readonly<Record<string, number>> = {
  pi: Math.PI,
  e: Math.E,
  true: 1,
  false: 0,
}

/** Signs between two terms. `&` and `|` look for exactly 1. */
export const OPERATORS = {
  '^': power,
  E: (a, b) => a * power(10, b),
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '%': (a, b) => a % b,
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '>': (a, b) => truth(a > b),
  '<': (a, b) => truth(a < b),
  '>=': (a, b) => truth(a >= b),
  '<=': (a, b) => truth(a <= b),
  '=': (a, b) => truth(a === b),
  '==': (a, b) => truth(a === b),
  '!=': (a, b) => truth(a !== b),
  '&': (a, b) => truth(a === 1 && b === 1),
  '&&': (a, b) => truth(a === 1 && b === 1),
  '|': (a, b) => truth(a === 1 || b === 1),
  '||': (a, b) => truth(a === 1 || b === 1),
} as const satisfies Record<string, (a: number, b: number) => number>

export type OperatorSign = keyof typeof OPERATORS

/** Signs before a term: `!` makes 0 of 1, and 1 of everything else. */
export const PREFIX_SIGNS = {
  '-': (value) => -value,
  '!': (value) => truth(value !== 1),
} as const satisfies Record<string, (value: number) => number>

export type PrefixSign = keyof typeof PREFIX_SIGNS
