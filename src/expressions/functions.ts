/** What names and signs compute (rules: /all-plugins/math). Comparisons give 1 or 0. */

/** Gives a number from 0 up to 1, 1 excluded. */
export type Random = () => number

interface FunctionRule {
  /** Fewest and most arguments. */
  arity: readonly [least: number, most: number]
  compute: (values: number[], random: Random) => number
}

const truth = (holds: boolean): number => (holds ? 1 : 0)
const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)

/** A function of one term; such functions may stand before it without brackets. */
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
  abs: one(Math.abs),
  sign: one(Math.sign),
  round: one(Math.round),
  floor: one(Math.floor),
  ceil: one(Math.ceil),
  trunc: one(Math.trunc),
  sqrt: one(Math.sqrt),
  cbrt: one(Math.cbrt),
  exp: one(Math.exp),
  log: one(Math.log),
  log10: one(Math.log10),
  log2: one(Math.log2),
  sin: one(Math.sin),
  cos: one(Math.cos),
  tan: one(Math.tan),
  asin: one(Math.asin),
  acos: one(Math.acos),
  atan: one(Math.atan),
  sinh: one(Math.sinh),
  cosh: one(Math.cosh),
  tanh: one(Math.tanh),
  rand: { arity: [1, 1], compute: ([value = 0], random) => random() * value },
  min: { arity: [1, Infinity], compute: (values) => Math.min(...values) },
  max: { arity: [1, Infinity], compute: (values) => Math.max(...values) },
  random: { arity: [2, 2], compute: ([a = 0, b = 0], random) => a + (b - a) * random() },
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
  step: two((edge, value) => truth(value >= edge)),
  if: three((test, yes, no) => (test !== 0 ? yes : no)),
  pow: two((base, power) => base ** power),
  atan2: two(Math.atan2),
  hypot: two(Math.hypot),
} as const satisfies Record<string, FunctionRule>

export type FunctionName = keyof typeof FUNCTIONS

/** Functions that may stand before their term without brackets. */
export function isPrefixFunction(name: FunctionName): boolean {
  return FUNCTIONS[name].arity[1] === 1
}

export const CONSTANTS: Readonly<Record<string, number>> = {
  pi: Math.PI,
  e: Math.E,
  true: 1,
  false: 0,
}

/** Signs between two terms. `&` and `|` look for exactly 1. */
export const OPERATORS = {
  '^': (a, b) => a ** b,
  E: (a, b) => a * 10 ** b,
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
