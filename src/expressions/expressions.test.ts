import { describe, expect, it } from 'vitest'
import { evaluate } from './evaluate'
import { CONSTANTS, FUNCTIONS } from './functions'
import { ExpressionError, parseExpression } from './parse'
import { findPlaceholders } from './tokens'

const result = (source: string, placeholders: Record<string, number> = {}) =>
  evaluate(parseExpression(source), placeholders, () => 0.5)

function fault(source: string): { message: string; index: number } {
  try {
    parseExpression(source)
  } catch (error) {
    if (error instanceof ExpressionError) return { message: error.message, index: error.index }
    throw error
  }
  throw new Error(`"${source}" was read without a fault`)
}

describe('operators', () => {
  it.each([
    ['3 * (4 + 1)', 15],
    ['7 - 2', 5],
    ['6 / 4', 1.5],
    ['17 % 5', 2],
    ['2 ^ 10', 1024],
    ['4E3', 4000],
    ['4E-3', 0.004],
    ['2 E 2 E 0', 200],
    ['!0', 1],
    ['!1', 0],
    ['!5', 1],
    ['6 >= 6', 1],
    ['6 <= 5', 0],
    ['6 > 5', 1],
    ['6 < 5', 0],
    ['2 = 3', 0],
    ['2 == 2', 1],
    ['2 != 3', 1],
    ['1 & 0', 0],
    ['1 && 1', 1],
    ['1 | 0', 1],
    ['0 || 0', 0],
  ])('%s is %d', (source, value) => expect(result(source)).toBe(value))

  it('takes and and or to look for exactly 1', () => {
    expect(result('2 & 1')).toBe(0)
    expect(result('2 | 0')).toBe(0)
  })
})

describe('what binds stronger', () => {
  it.each([
    ['-2^2', 4],
    ['2 - -2', 4],
    ['2 ^ -1', 0.5],
    ['2 ^ 3 ^ 2', 512],
    ['sqrt 9 + 1', 4],
    ['sqrt abs -9', 3],
    ['sqrt 16 ^ 2', 16],
    ['2 + 3 * 4', 14],
    ['20 / 2 / 5', 2],
    ['10 - 2 - 3', 5],
    ['2 * 3 % 4', 2],
    ['1 + 1 > 1', 1],
    ['3 > 2 = 1', 1],
    ['1 | 0 & 0', 0],
    ['(3 > 2) * 100', 100],
    ['--3', 3],
    ['!!1', 1],
  ])('%s is %d', (source, value) => expect(result(source)).toBe(value))
})

describe('functions and constants', () => {
  it.each([
    ['abs(-3)', 3],
    ['sign -7', -1],
    ['round 2.5', 3],
    ['round(-2.5)', -2],
    ['floor 2.9', 2],
    ['ceil 2.1', 3],
    ['trunc(-2.9)', -2],
    ['cbrt 27', 3],
    ['exp 0', 1],
    ['log e', 1],
    ['log10 1000', 3],
    ['log2 8', 3],
    ['sin 0', 0],
    ['cos 0', 1],
    ['rand 10', 5],
    ['random(10, 20)', 15],
    ['random(20, 10)', 15],
    ['min(3, 1, 2)', 1],
    ['max(4)', 4],
    ['clamp(120, 0, 100)', 100],
    ['lerp(10, 20, 0.25)', 12.5],
    ['smoothstep(0, 10, 5)', 0.5],
    ['smoothstep(0, 10, 50)', 1],
    ['remap(5, 0, 10, 100, 200)', 150],
    ['step(5, 4)', 0],
    ['step(5, 5)', 1],
    ['if(2, 10, 20)', 10],
    ['if(0, 10, 20)', 20],
    ['pow(2, 3)', 8],
    ['hypot(3, 4)', 5],
    ['atan2(0, 1)', 0],
    ['true + false', 1],
  ])('%s is %d', (source, value) => expect(result(source)).toBeCloseTo(value, 10))

  it('knows the numbers by name', () => {
    expect(result('pi')).toBe(Math.PI)
    expect(result('2 * e')).toBe(2 * Math.E)
  })

  it.each(Object.keys(FUNCTIONS))('%s computes something', (name) => {
    const { arity } = FUNCTIONS[name as keyof typeof FUNCTIONS]
    const terms = Array.from({ length: arity[0] }, () => '0.5').join(', ')
    expect(Number.isFinite(result(`${name}(${terms})`))).toBe(true)
  })

  it('keeps names apart', () => {
    expect(Object.keys(FUNCTIONS).filter((name) => name in CONSTANTS)).toEqual([])
  })
})

describe('results that are no numbers', () => {
  it.each(['1 / 0', '5 + 1 / 0', '0 / 0', 'sqrt(-1)', '10 ^ 400', 'log 0', '5 % 0'])(
    '%s is 0',
    (source) => expect(result(source)).toBe(0),
  )

  it('has no negative zero', () => expect(Object.is(result('-0'), 0)).toBe(true))
})

describe('placeholders', () => {
  it('are numbers', () => {
    expect(result('100 * %level% ^ 1.5', { '%level%': 4 })).toBe(800)
  })

  it('count as 0 without a number', () => {
    expect(result('%level% + 1')).toBe(1)
    expect(result('%level% + 1', { '%level%': Number.NaN })).toBe(1)
  })

  it('stand beside remainders', () => {
    const values = { '%a%': 7, '%b%': 4 }
    expect(result('%a% % %b%', values)).toBe(3)
    expect(result('%a%%%b%', values)).toBe(3)
    expect(result('%a% %4', values)).toBe(3)
  })

  it('are found once each, in order', () => {
    expect(findPlaceholders('%b% + %a% * %b% - 17 % 5')).toEqual(['%b%', '%a%'])
    expect(findPlaceholders('1 + 2')).toEqual([])
    expect(findPlaceholders('%victim_health% %mcmmo_level:mining%')).toEqual([
      '%victim_health%',
      '%mcmmo_level:mining%',
    ])
  })
})

describe('white space', () => {
  it('means nothing', () => expect(result('  1+ 2\t*\n3 ')).toBe(7))
})

describe('faults', () => {
  it.each([
    ['', 0, 'no expression'],
    ['   ', 0, 'no expression'],
    ['1 +', 3, 'ends'],
    ['(1 + 2', 0, 'never closed'],
    ['1 + 2)', 5, 'Before ")" an operator is missing'],
    ['2 3', 2, 'Before "3" an operator is missing'],
    ['2 * * 3', 4, 'Before "*" a number'],
    ['1 + $', 4, '"$" means nothing'],
    ['level * 2', 0, 'Placeholders stand between % signs'],
    ['2 * SQRT 4', 4, 'Write "sqrt"'],
    ['PI', 0, 'Write "pi"'],
    ['E3', 0, 'no function or constant "E3"'],
    ['min 3', 4, 'needs its terms in brackets'],
    ['min()', 0, 'at least 1 term, not 0'],
    ['clamp(1, 2)', 0, 'takes 3 terms, not 2'],
    ['max(1, 2', 3, 'never closed'],
    ['max(1 2)', 6, 'Before "2" an operator'],
    ['10%2+%level%', 2, 'spaces on both sides of %'],
    ['1 > 2 ? 3', 6, '"?" means nothing'],
    ['toString', 0, 'no function or constant'],
    ['sqrt', 4, 'ends'],
  ])('%j has one at %d', (source, index, message) => {
    const found = fault(source)
    expect(found.index).toBe(index)
    expect(found.message).toContain(message)
  })

  it('include brackets without end', () => {
    expect(fault('('.repeat(5000)).message).toContain('nested too deeply')
    expect(fault('-'.repeat(5000)).message).toContain('nested too deeply')
    expect(fault('2^'.repeat(5000)).message).toContain('nested too deeply')
  })
})
