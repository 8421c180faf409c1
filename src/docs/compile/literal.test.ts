import type { Program } from 'estree'
import { describe, expect, it } from 'vitest'
import { isOnlyComment, literalValue } from './literal'
import { parseMarkdown } from './parser'

/** Syntax tree of `{code}`, as the MDX parser makes it. */
function program(code: string): Program | undefined {
  const root = parseMarkdown(`{${code}}`, 'mdx')
  const [expression] = root.children as { data?: { estree?: Program } }[]
  return expression?.data?.estree
}

describe('literalValue', () => {
  it.each([
    ['3', 3],
    ['0.5', 0.5],
    ['-2', -2],
    ['true', true],
    ['null', null],
    ["'a'", 'a'],
    ['`a b`', 'a b'],
    ["['a', 1, [true]]", ['a', 1, [true]]],
    ['[]', []],
    ["{ a: 1, 'b-c': { d: [null] }, 3: -4 }", { a: 1, 'b-c': { d: [null] }, '3': -4 }],
  ])('reads %s', (code, value) => {
    expect(literalValue(program(code))).toEqual({ value })
  })

  it.each([
    'name',
    'undefined',
    '1 + 1',
    '!true',
    "-'a'",
    '`a ${b}`',
    'f()',
    '() => 1',
    '[a]',
    '[1, , 2]',
    '[...list]',
    '({ a: b })',
    '({ a })',
    "({ ['a']: 1 })",
    '({ ...rest })',
    '({ a() {} })',
    '({ get a() { return 1 } })',
    '/x/',
    '10n',
    '<b />',
  ])('refuses %s', (code) => {
    expect(literalValue(program(code))).toBeUndefined()
  })

  it('refuses what was not parsed', () => {
    expect(literalValue(undefined)).toBeUndefined()
    expect(literalValue(null)).toBeUndefined()
  })
})

describe('isOnlyComment', () => {
  it.each(['', '/* note */', ' // note\n'])('is true of {%s}', (code) => {
    expect(isOnlyComment(program(code))).toBe(true)
  })

  it('is false of expressions and of nothing', () => {
    expect(isOnlyComment(program('1'))).toBe(false)
    expect(isOnlyComment(undefined)).toBe(false)
    expect(isOnlyComment(null)).toBe(false)
  })
})
