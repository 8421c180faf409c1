import { describe, expect, it } from 'vitest'
import { parseCodeMeta, parseRanges, takeHighlightComments } from './codeMeta'

const lines = (meta: string) => [...parseCodeMeta(meta).highlighted]

describe('parseCodeMeta', () => {
  it('asks for nothing by default', () => {
    expect(parseCodeMeta('')).toEqual({
      title: undefined,
      part: false,
      marks: false,
      showLineNumbers: false,
      start: 1,
      highlighted: new Set(),
    })
  })

  it.each([
    ['title="plugins/config file.yml"', 'plugins/config file.yml'],
    ["title='it is'", 'it is'],
    ['title=config.yml {1}', 'config.yml'],
    ['title=""', ''],
    ['title="never/closed.yml', 'never/closed.yml'],
    ['{1} title="a" showLineNumbers', 'a'],
  ])('reads the title of %s', (meta, title) => {
    expect(parseCodeMeta(meta).title).toBe(title)
  })

  it('knows a part of a file by the word, not by its name', () => {
    expect(parseCodeMeta('title="a.yml" part {2}').part).toBe(true)
    expect(parseCodeMeta('title="a part of it.yml" {2}').part).toBe(false)
  })

  it('reads marked lines', () => {
    expect(lines('{1,3-5}')).toEqual([1, 3, 4, 5])
    expect(lines('title="a" { 2 , 4 - 5 }')).toEqual([2, 4, 5])
  })

  it('does not take braces of the title for lines', () => {
    expect(lines('title="file {3}.yml" {1}')).toEqual([1])
  })

  it.each([
    ['showLineNumbers', 1],
    ['showLineNumbers=10', 10],
    ['showLineNumbers={10}', 10],
  ])('reads line numbers of %s', (meta, start) => {
    expect(parseCodeMeta(meta)).toMatchObject({ showLineNumbers: true, start })
  })

  it('keeps line numbers and marked lines apart', () => {
    expect(lines('showLineNumbers={10}')).toEqual([])
    expect(lines('showLineNumbers={10} {2}')).toEqual([2])
    expect(lines('{2} showLineNumbers={10}')).toEqual([2])
  })

  it('does not read settings out of the title', () => {
    expect(parseCodeMeta('title="showLineNumbers"').showLineNumbers).toBe(false)
  })
})

describe('parseRanges', () => {
  it.each([
    ['', []],
    ['3', [3]],
    ['5-3', []],
    ['1,x,2', [1, 2]],
    ['2,2-3', [2, 3]],
  ])('reads %j', (ranges, expected) => {
    expect([...parseRanges(ranges)]).toEqual(expected)
  })

  it('does not fill the memory with a typing mistake', () => {
    expect(parseRanges('1-999999999').size).toBeLessThan(20_000)
  })
})

describe('takeHighlightComments', () => {
  it.each([
    '# highlight-next-line',
    '  // highlight-next-line',
    '/* highlight-next-line */',
    '<!-- highlight-next-line -->',
    '{/* highlight-next-line */}',
    '-- highlight-next-line',
    '; highlight-next-line',
    '% highlight-next-line',
  ])('knows the comment %s', (comment) => {
    expect(takeHighlightComments(`a\n${comment}\nb\nc`)).toEqual({
      code: 'a\nb\nc',
      highlighted: new Set([2]),
    })
  })

  it('marks everything between start and end, counted without the comments', () => {
    const code = 'a\n# highlight-start\nb\nc\n# highlight-end\nd\n# highlight-next-line\ne'
    expect(takeHighlightComments(code)).toEqual({
      code: 'a\nb\nc\nd\ne',
      highlighted: new Set([2, 3, 5]),
    })
  })

  it('begins a range anew where one never ends', () => {
    const code = '# highlight-start\na\n# highlight-start\nb\n# highlight-end\nc'
    expect(takeHighlightComments(code)).toEqual({
      code: 'a\nb\nc',
      highlighted: new Set([2]),
    })
    expect(takeHighlightComments('a\n# highlight-start\nb').highlighted.size).toBe(0)
  })

  it('leaves other comments and text alone', () => {
    const code = '# highlight the end\necho highlight-next-line\n# not highlight-start'
    expect(takeHighlightComments(code)).toEqual({ code, highlighted: new Set() })
  })
})
