import { describe, expect, it } from 'vitest'
import { evaluate } from './evaluate'
import { CONSTANTS, FUNCTIONS, isPrefixFunction } from './functions'
import type { FunctionName } from './functions'
import { ExpressionError, parseExpression } from './parse'
import { findPlaceholders } from './tokens'

const result = (source: string, placeholders: Record<string, number> = {}, luck = 0.5) =>
  evaluate(parseExpression(source), placeholders, () => luck)

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
    ['1E-4 * 10000', 1],
    ['10 ^ -4 * 10000', 1],
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
    ['sign(-7)', -1],
    ['round 2.5', 3],
    ['round(-2.5)', -2],
    ['floor 2.9', 2],
    ['ceil 2.1', 3],
    ['trunc(-2.9)', -2],
    ['trunc (2.9)', 2],
    ['cbrt 27', 3],
    ['exp(0)', 1],
    ['log e', 1],
    ['log10(1000)', 3],
    ['log2(8)', 3],
    ['sin 0', 0],
    ['cos 0', 1],
    ['rand 10', 5],
    ['random(10, 20)', 15],
    ['random(20, 10)', 15],
    ['min(3, 1, 2)', 1],
    ['max(4)', 4],
    ['clamp(120, 0, 100)', 100],
    ['clamp(-1, 0, 100)', 0],
    ['clamp(5, 10, 0)', 10],
    ['lerp(10, 20, 0.25)', 12.5],
    ['smoothstep(0, 10, 5)', 0.5],
    ['smoothstep(0, 10, 50)', 1],
    ['remap(5, 0, 10, 100, 200)', 150],
    ['step(5, 4)', 0],
    ['step(5, 5)', 1],
    ['step(%none% / 0, 5)', 1],
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

  it('divides logarithms for base 2, as eco does', () => {
    expect(result('ceil log2(2 ^ 29)')).toBe(30)
    expect(result('floor log2(2 ^ 29)')).toBe(29)
  })

  it('draws from the lower bound on, whichever stands first', () => {
    expect(result('random(1, 7)', {}, 0)).toBe(1)
    expect(result('random(7, 1)', {}, 0)).toBe(1)
    expect(result('random(3, 3.0000001) * 1E7')).toBe(3e7)
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

describe('functions without brackets', () => {
  it('are the unary operators of eco', () => {
    const names = Object.keys(FUNCTIONS) as FunctionName[]
    expect(names.filter(isPrefixFunction).sort()).toEqual(
      'abs acos asin atan cbrt ceil cos cosh floor log rand round sin sinh sqrt tan tanh'.split(
        ' ',
      ),
    )
  })

  it.each([
    ['log10 1000', 6],
    ['log2 8', 5],
    ['exp 0', 4],
    ['sign -7', 5],
    ['trunc 2.9', 6],
    ['2 * log10', 9],
    ['log25', 4],
  ])('are not those of %s', (source, index) => {
    const found = fault(source)
    expect(found.index).toBe(index)
    expect(found.message).toContain('needs its term in brackets')
  })
})

describe('round', () => {
  it.each([
    ['%n%', 3e9, 2147483647],
    ['%n%', -3e9, -2147483648],
    ['%n% / 0', 1, 2147483647],
    ['%n% / 0', -1, -2147483648],
    ['exp(30)', 0, 2147483647],
    ['max(3E9)', 0, 2147483647],
    ['rand 1E10', 0, 2147483647],
    ['3E9', 0, 3e9],
    ['abs -1 * 3E9', 0, 3e9],
    ['1E30', 0, 2 ** 63],
    ['(-1 / 0)', 0, -(2 ** 63)],
  ])('(%s) of %d is %d', (source, n, value) => {
    expect(result(`round(${source})`, { '%n%': n })).toBe(value)
  })

  it('ends the calculation where a placeholder leads to no number', () => {
    expect(result('if(1, 5, round(%n% / 0))')).toBe(0)
    expect(result('!round(%n% / 0)')).toBe(0)
    expect(result('if(1, 5, floor(%n% / 0))')).toBe(5)
  })

  it('makes 0 of what is no number without the game', () => {
    expect(result('5 + round(0 / 0)')).toBe(5)
  })

  it('has no negative zero', () => {
    expect(result('1 / max(1 / round(-0.2), 2) + 1')).toBe(1)
    expect(result('max(1 / round(%n%), 2)', { '%n%': -0.2 })).toBe(0)
  })
})

describe('numbers', () => {
  it.each([
    ['5.', 5],
    ['.5', 0.5],
    ['007', 7],
    ['. + 1', 1],
  ])('%s is %d', (source, value) => expect(result(source)).toBe(value))
})

describe('words without space between', () => {
  it.each([
    ['sqrt9', 3],
    ['sqrtabs-9', 3],
    ['log1', 0],
    ['floorpi', 3],
    ['e*eE0/e', Math.E],
    ['trueE2', 100],
    ['1+if(0,1,2)', 3],
  ])('%s is %d', (source, value) => expect(result(source)).toBe(value))
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
    expect(result('%a% %4', values)).toBe(3)
    expect(result('%a%%4', values)).toBe(3)
  })

  it('are remainders after a term', () => {
    expect(result('10%4+5%3')).toBe(4)
    expect(result('10%sqrt 16')).toBe(2)
  })

  it('are found once each, in order', () => {
    expect(findPlaceholders('%b% + %a% * %b% - 17 % 5')).toEqual(['%b%', '%a%'])
    expect(findPlaceholders('1 + 2')).toEqual([])
    expect(findPlaceholders('%a%%%b% % %c')).toEqual(['%a%'])
    expect(findPlaceholders('%victim_health% %mcmmo_level:mining%')).toEqual([
      '%victim_health%',
      '%mcmmo_level:mining%',
    ])
  })
})

describe('white space', () => {
  it('means nothing', () => {
    expect(result('  1+ 2\t*\n3 ')).toBe(7)
    expect(result('1\u00a0+\u20282')).toBe(3)
  })

  it('is not the byte order mark', () => expect(fault('\ufeff1').index).toBe(0))
})

describe('faults', () => {
  it.each([
    ['', 0, 'no expression'],
    ['   ', 0, 'no expression'],
    ['1 +', 3, 'ends'],
    ['(1 + 2', 0, 'never closed'],
    ['1 + 2)', 5, 'This bracket is never opened.'],
    ['(1 + )', 5, 'Before ")" a number'],
    ['%level', 0, 'it ends with % as well: %level%.'],
    ['2 * %level + 1', 4, 'it ends with % as well: %level%.'],
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
    ['10%2+%level%', 5, 'spaces on both sides of %'],
    ['%a%%%b%', 4, 'spaces on both sides of %'],
    ['10%%a%', 3, 'spaces on both sides of %'],
    ['2%level%', 2, 'a placeholder needs an operator'],
    ['%a%%b:c%', 4, 'a placeholder needs an operator'],
    ['%a%%4c%', 5, 'Before "c" an operator is missing'],
    ['%\u017eivot% + 1', 1, 'cannot hold "\u017e"'],
    ['%a\ud83d\ude00% + 1', 2, 'cannot hold "\ud83d\ude00"'],
    ['1 + \ud83d\ude00', 4, '"\ud83d\ude00" means nothing'],
    ['1.2.3', 0, 'more than one decimal point'],
    ['2e3', 1, 'Before "e3" an operator is missing'],
    ['elephant', 0, 'no function or constant "elephant"'],
    ['2 * experience', 4, 'no function or constant "experience"'],
    ['absolute 3', 0, 'no function or constant "absolute"'],
    ['pi2', 0, 'no function or constant "pi2"'],
    ['pi.5', 2, 'Before ".5" an operator is missing'],
    ['round(2.55, 1)', 10, 'Before "," an operator or a closing bracket'],
    ['(1, 2)', 2, 'Before ","'],
    ['+5', 0, 'Before "+" a number'],
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
