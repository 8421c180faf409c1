import { describe, expect, it } from 'vitest'
import { highlightCode } from './highlight'

const highlight = (code: string, language = '', meta = '') => highlightCode(code, language, meta)

/** The lines of the result without the parts that colour them. */
const lineTags = (html: unknown) => String(html).match(/<span class="line[^"]*">/g)

describe('highlightCode', () => {
  it('puts each line in an element of its own, its line end included', () => {
    const { props } = highlight('a\n\nb')
    expect(props.html).toBe(
      '<span class="line">a\n</span><span class="line">\n</span><span class="line">b\n</span>',
    )
    expect(props.lines).toBe(3)
  })

  it('escapes what looks like HTML, coloured or not', () => {
    expect(highlight('<b>&amp;').props.html).toBe('<span class="line">&lt;b&gt;&amp;amp;\n</span>')
    const { html } = highlight('a: "<script>"', 'yaml').props
    expect(html).toContain('&lt;script&gt;')
    expect(html).not.toContain('<script')
  })

  it('closes colours that go over several lines in each line', () => {
    const { html } = highlight('/* one\ntwo */ int a;', 'java').props
    expect(html).toContain('<span class="line"><span class="hljs-comment">/* one</span>\n</span>')
    expect(html).toContain('<span class="line"><span class="hljs-comment">two */</span>')
  })

  it.each([
    ['yml', 'a: 1', 'hljs-attr'],
    ['YAML', 'a: 1', 'hljs-attr'],
    ['kt', 'val a = 1', 'hljs-keyword'],
    ['toml', 'a = 1', 'hljs-attr'],
    ['properties', 'a=1', 'hljs-attr'],
    ['html', '<b>x</b>', 'hljs-tag'],
    ['jsonc', '{ "a": 1 }', 'hljs-attr'],
    ['tsx', 'const a = 1', 'hljs-keyword'],
  ])('knows the language %s', (language, code, expected) => {
    const { props } = highlight(code, language)
    expect(props.html).toContain(expected)
    expect(props.language).toBe(language.toLowerCase())
  })

  it('shows code of unknown and missing languages as it is', () => {
    expect(highlight('a: 1', 'klingon').props).toMatchObject({
      language: 'klingon',
      html: '<span class="line">a: 1\n</span>',
    })
    expect(highlight('a: 1').props.language).toBe('text')
  })

  it('marks lines named after the fence and by comments', () => {
    const { props, text } = highlight('a\nb\n# highlight-next-line\nc', 'text', '{1}')
    expect(text).toBe('a\nb\nc')
    expect(lineTags(props.html)).toEqual([
      '<span class="line line--highlighted">',
      '<span class="line">',
      '<span class="line line--highlighted">',
    ])
  })

  it('marks the lines of a diff, and only of a diff', () => {
    const code = '+ new\n- old\n  same'
    expect(lineTags(highlight(code, 'diff').props.html)).toEqual([
      '<span class="line line--inserted">',
      '<span class="line line--deleted">',
      '<span class="line">',
    ])
    expect(lineTags(highlight(code, 'text').props.html)).toEqual(
      Array<string>(3).fill('<span class="line">'),
    )
  })

  it('hands on title and line numbers, and nothing that is not wanted', () => {
    expect(highlight('a', 'yaml', 'title="a.yml" showLineNumbers=5').props).toMatchObject({
      title: 'a.yml',
      showLineNumbers: true,
      start: 5,
    })
    const { showLineNumbers, start, title, icon } = highlight('a', 'yaml').props
    expect([showLineNumbers, start, title, icon]).toEqual(Array(4).fill(undefined))
  })

  it('gives titles an icon', () => {
    const icon = (language: string) => highlight('a', language, 'title="a"').props.icon
    expect(icon('yaml')).toMatch(/^M/)
    expect(icon('yaml')).not.toBe(icon('sh'))
  })

  it('knows configs of the effects system', () => {
    const checks = (code: string, language = 'yaml') => highlight(code, language).props.checks
    expect(checks('buy-effects:\n  - id: kill')).toBe(true)
    expect(checks('triggers: []', 'yml')).toBe(true)
    expect(checks('triggers: []', 'text')).toBeUndefined()
    expect(checks('name: effects')).toBeUndefined()
  })
})
