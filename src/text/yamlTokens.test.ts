import { describe, expect, it } from 'vitest'
import { blockLines, yamlTokens } from './yamlTokens'

const typed = (line: string) =>
  yamlTokens(line)
    .filter(([type]) => type !== null)
    .map(([type, text]) => `${type} ${text}`)

describe('yamlTokens', () => {
  it.each([
    ['effects:', ['key effects:']],
    ['  - id: give_money # coins', ['bullet -', 'key id:', 'string give_money', 'comment # coins']],
    ['  - - -1', ['bullet -', 'bullet -', 'number -1']],
    ['chance: 12.5', ['key chance:', 'number 12.5']],
    ['"a: b": "c # d"', ['key "a: b":', 'string "c # d"']],
    ["it's: 'it''s'", ["key it's:", "string 'it''s'"]],
    ['url: https://x.y/#a', ['key url:', 'string https://x.y/#a']],
    ['triggers: [a, "b", 3]', ['key triggers:', 'string a', 'string "b"', 'number 3']],
    [
      'args: { amount: 2, id: a b }',
      ['key args:', 'key amount:', 'number 2', 'key id:', 'string a b'],
    ],
    ['on: true', ['key on:', 'literal true']],
    ['base: &anchor', ['key base:', 'meta &anchor']],
    ['<<: *anchor', ['key <<:', 'meta *anchor']],
    ['--- # two', ['meta --- # two']],
    ['formula: 2 * 3', ['key formula:', 'string 2 * 3']],
    ['name: 16 Bread  # for free', ['key name:', 'string 16 Bread', 'comment # for free']],
    ['lore: |', ['key lore:']],
    ['  goes on here', ['string goes on here']],
    ['', []],
  ])('colours %j', (line, expected) => {
    expect(typed(line)).toEqual(expected)
  })

  it.each([
    'a'.concat(' '.repeat(100_000), 'b'),
    '1'.repeat(100_000).concat('x'),
    '['.repeat(100_000),
  ])('leaves a line of many thousand characters as it is', (line) => {
    expect(yamlTokens(line)).toEqual([[null, line]])
    expect(blockLines([`-${line} x|`, 'b: |', '  c'])).toEqual([false, false, true])
  })

  it('loses no character', () => {
    for (const line of [
      '\t- a :  b\t# c',
      "'",
      '"\\',
      '{a: [b',
      '!!str x',
      '💎: ✦',
      '- - : :',
      ' - ',
    ]) {
      expect(
        yamlTokens(line)
          .map(([, text]) => text)
          .join(''),
      ).toBe(line)
    }
  })
})

describe('blockLines', () => {
  it('finds texts of several lines by their indentation', () => {
    const text = 'a: |\n  one: 1\n\n  two\nb: >-\n    x\n  c\n- |2 # text\n   y\nd: a > b\n  e'
    expect(blockLines(text.split('\n'))).toEqual([
      false,
      true,
      true,
      true,
      false,
      true,
      true,
      false,
      true,
      false,
      false,
    ])
  })
})
