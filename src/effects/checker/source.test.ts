import { describe, expect, it } from 'vitest'
import { readSource } from './source'
import { check, findingsOf, messagesOf } from './testing/reference'

describe('YAML that the game cannot load', () => {
  it.each([
    ['a tab', 'a:\n\tb: 1\n', '2:1 error yaml-syntax', /tab/],
    ['keys that do not line up', 'a:\n  b: 1\n c: 2\n', '3:1 error yaml-syntax', /line up/],
    ['a second colon', 'a: b: c\n', '1:4 error yaml-syntax', /second `:`/],
    ['an unquoted placeholder', 'a: %player% wins\n', '1:4 error yaml-syntax', /`%` needs quotes/],
    ['an open quote', 'a: "b\n', '1:4 error yaml-syntax', /never closed/],
    ['text behind a bracket', 'a: [x] y\n', '1:8 error yaml-syntax', /behind the end/],
    ['a backslash', 'a: "\\d"\n', '1:5 error yaml-syntax', /backslash/],
  ])('names %s', (_, text, place, message) => {
    expect(findingsOf(text)[0]?.split(':')[0]).toBe(place.split(':')[0])
    expect(findingsOf(text)[0]).toMatch(/error yaml-syntax$/)
    expect(messagesOf(text)[0]).toMatch(message)
  })

  it('reports nothing else then', () => {
    expect(findingsOf('a: %x%\neffects:\n  - id: nope\n').every((one) => /yaml/.test(one))).toBe(
      true,
    )
  })
})

describe('YAML that loads and means something else', () => {
  it('finds keys that stand twice, and goes on', () => {
    const text = 'effects:\n  - id: bleed\n    id: bleed\n    triggers: [nope_x]\n'
    expect(findingsOf(text)).toEqual([
      '3:5 error yaml-duplicate-key',
      '4:16 warning unknown-trigger',
    ])
  })

  it('allows the same key in different sections', () => {
    expect(findingsOf('a:\n  x: 1\nb:\n  x: 1\n')).toEqual([])
  })

  it('finds colours that became anchors', () => {
    expect(findingsOf('name: &aHello world\n')).toEqual(['1:7 warning yaml-anchor'])
    expect(findingsOf('name: "&aHello world"\n')).toEqual([])
  })

  it('leaves anchors alone that something refers to', () => {
    expect(findingsOf('a: &base 1\nb: *base\n')).toEqual([])
  })

  it('finds references to nothing', () => {
    expect(findingsOf('a: *stars\n')).toEqual(['1:4 error yaml-alias'])
  })

  it('gives up on endless nesting', () => {
    expect(findingsOf('[['.repeat(5000))[0]).toMatch(/yaml/)
    expect(findingsOf(`a: ${'['.repeat(150)}${']'.repeat(150)}\n`)).toEqual([
      expect.stringContaining('warning yaml-depth'),
    ])
  })
})

describe('places', () => {
  const text = 'effects:\n  - id: nope_x\n'

  it('are the same with Windows line breaks', () => {
    expect(findingsOf(text)).toEqual(['2:9 warning unknown-effect'])
    expect(findingsOf(text.replaceAll('\n', '\r\n'))).toEqual(['2:9 warning unknown-effect'])
  })

  it('do not count a byte order mark, fixes do', () => {
    const marked = '\uFEFF- id: add_damge\n  triggers: [kill]\n'
    const [finding] = check(marked).findings
    expect(finding).toMatchObject({ line: 1, column: 7, endColumn: 16 })
    const edit = finding?.fix?.edits[0]
    expect(marked.slice(edit?.start, edit?.end)).toBe('add_damge')
  })

  it('reach over aliases and merges to where things are written', () => {
    const aliased = [
      'base: &base',
      '  - id: nope_x',
      '    triggers: [kill]',
      'effects: *base',
      'conditions:',
      '  - &sneak',
      '    id: nope_y',
      '  - <<: *sneak',
    ].join('\n')
    expect(findingsOf(aliased)).toEqual([
      '2:9 warning unknown-effect',
      '7:9 warning unknown-condition',
    ])
  })

  it('go on through several documents', () => {
    expect(findingsOf(`${text}---\n${text}`)).toEqual([
      '2:9 warning unknown-effect',
      '5:9 warning unknown-effect',
    ])
  })
})

describe('sections that take over each other', () => {
  it('are read up to what a config may have, and the place where that ends is said', () => {
    const keys = Array.from({ length: 1000 }, (_, n) => `  k${n}: 1\n`).join('')
    const merges = Array.from({ length: 300 }, (_, n) => `b${n}: {<<: *a}\n`).join('')
    const { roots, problems } = readSource(`a: &a\n${keys}${merges}`)
    expect(problems.map(({ code }) => code)).toEqual(['yaml-depth'])
    const [root] = roots
    const pairs = root?.type === 'map' ? root.pairs : []
    const taken = pairs.map(({ value }) => (value.type === 'map' ? value.pairs.length : 0))
    expect(taken.slice(1, 101)).toEqual(Array.from({ length: 100 }, () => 1000))
    expect(taken.slice(101).every((length) => length === 0)).toBe(true)
  })

  it('may be many at once', () => {
    const { roots, problems } = readSource(`a: &a {b: 1}\nc:\n  <<: [${'*a, '.repeat(150_000)}]\n`)
    expect(roots).toHaveLength(1)
    expect(problems.map(({ code }) => code)).toEqual(['yaml-depth'])
  })
})
