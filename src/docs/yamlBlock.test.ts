import { describe, expect, it } from 'vitest'
import { parseWithPlaces, readValues, withoutFields } from './yamlBlock'

const slowly = (yaml: string): unknown => parseWithPlaces(yaml).document.toJS()

describe('the two parsers', () => {
  it.each([
    ['1_000', '0b1', '0o17', '017', '0x1F', '1e3', '.5', '5.', '+1', '-0', '.inf', '-.INF', '.nan'],
    ['yes', 'on', 'True', 'TRUE', 'tRue', '~', 'null', 'Null', 'nUll', '""', "'1'"],
    ['2024-01-01', '12:30', '1.2.3', '<<', '=', '"a: b"', '{a: 1}', '[1, a]'],
  ])('read %s and others alike', (...values) => {
    for (const value of values) {
      const yaml = `a: ${value}\nb:\n  - ${value}`
      expect([value, readValues(yaml)]).toEqual([value, slowly(yaml)])
    }
  })

  it('read texts of several lines, anchors and comments alike', () => {
    const yaml = [
      'text: >-',
      '  one',
      '  line',
      'kept: |',
      '  two',
      '  lines',
      'one: &name { a: 1 } # why',
      'other: *name',
      '"quoted key": 1',
      '12: number',
    ].join('\n')
    expect(readValues(yaml)).toEqual(slowly(yaml))
  })

  it('leave what is not right to the one that knows the places', () => {
    for (const yaml of ['a: [1', 'a: 1\na: 2', '*word', 'a: *b', 'a: - b', 'a: %b%', '']) {
      expect([yaml, readValues(yaml)]).toEqual([yaml, undefined])
    }
  })
})

describe('withoutFields', () => {
  const rest = (yaml: string) => withoutFields(yaml, parseWithPlaces(yaml), ['tables', 'odds'])

  it('leaves out fields with all that is in them', () => {
    const tables = 'tables:\n  keys:\n# at the edge\n    rows: [1,\n      2]\n'
    expect(rest(`title: A # first\n${tables}odds: { a: 1 } # tail\nlast: |\n  odds: 1\n`)).toBe(
      'title: A # first\nlast: |\n  odds: 1\n',
    )
  })

  it('keeps the comments of other fields', () => {
    expect(rest('odds:\n  a: 1\n# About the title\ntitle: A\n')).toBe(
      '# About the title\ntitle: A\n',
    )
  })

  it('leaves other blocks as they are', () => {
    expect(rest('- tables\n')).toBe('- tables\n')
  })
})
