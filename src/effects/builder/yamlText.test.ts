import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { scalar, yamlText } from './yamlText'

describe('scalar', () => {
  it.each([
    ['5', '5'],
    ['-2.5', '-2.5'],
    ['min(1, 2) * %level%', 'min(1, 2) * %level%'],
    ['minecraft:stone', '"minecraft:stone"'],
    ['%level% * 2', '"%level% * 2"'],
    ['- x', '"- x"'],
    ['a # b', '"a # b"'],
    ['ends ', '"ends "'],
    ['', '""'],
  ])('%j is written %s', (text, written) => {
    expect(scalar(text)).toBe(written)
  })

  it('keeps texts texts', () => {
    for (const text of ['5', 'true', 'no', 'null', '~', '1e5', '0x1f', '1_000', 'y', '.5', '']) {
      expect(parse(scalar(text, true), { version: '1.1' })).toBe(text)
    }
  })
})

describe('yamlText', () => {
  it('nests sections and lists', () => {
    const text = yamlText([
      [
        'a',
        {
          list: [
            'x',
            {
              map: [
                ['k', '1'],
                ['l', { list: ['y'] }],
              ],
            },
            { list: ['z'] },
          ],
        },
      ],
      ['b', { map: [['c', 'd']] }],
    ])
    expect(text).toBe('a:\n  - x\n  - k: 1\n    l:\n      - y\n  - - z\nb:\n  c: d\n')
    expect(parse(text)).toEqual({ a: ['x', { k: 1, l: ['y'] }, ['z']], b: { c: 'd' } })
  })
})
