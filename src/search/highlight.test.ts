import { describe, expect, it } from 'vitest'
import { highlight, pageSnippet, snippet } from './highlight'

const marks = (...beginnings: string[]) => ({ beginnings, wholes: new Set<string>() })

describe('highlight', () => {
  it('marks the typed beginning of a word', () => {
    expect(highlight('Giving money', marks('giv'))).toEqual({
      value: '<mark>Giv</mark>ing money',
      matchLevel: 'full',
    })
  })

  it('marks parts of a compound, or all of it', () => {
    expect(highlight('give_money', marks('money')).value).toBe('give_<mark>money</mark>')
    expect(highlight('give_money', marks('givemoney')).value).toBe('<mark>give_money</mark>')
  })

  it('marks a word of the index that is like the typed one', () => {
    const value = highlight('Multiplier', {
      beginnings: ['multiplyer'],
      wholes: new Set(['multiplier']),
    }).value
    expect(value).toBe('<mark>Multiplier</mark>')
  })

  it('escapes HTML in marks and around them', () => {
    expect(highlight('<b>&"x"', marks('x')).value).toBe('&lt;b&gt;&amp;&quot;<mark>x</mark>&quot;')
  })

  it('says when nothing matches', () => {
    expect(highlight('abc', marks('x'))).toEqual({ value: 'abc', matchLevel: 'none' })
  })
})

describe('snippet', () => {
  const text = `${'filler words here '.repeat(30)}then needle and thread ${'and more filler '.repeat(30)}`

  it('cuts around the place with most different matches', () => {
    const { value } = snippet(`needle ${text}`, marks('needle', 'thread'))
    expect(value).toContain('<mark>needle</mark> and <mark>thread</mark>')
    expect(value.startsWith('…')).toBe(true)
    expect(value.endsWith('…')).toBe(true)
    expect(value.replace(/<[^>]+>/g, '').length).toBeLessThan(200)
  })

  it('shows the beginning when nothing matches', () => {
    expect(snippet('Short text.', marks('x'))).toEqual({ value: 'Short text.', matchLevel: 'none' })
  })
})

describe('pageSnippet', () => {
  const title = (matchLevel: 'none' | 'full') => ({ value: 'Page', matchLevel })
  const of = (text: string, level: 'none' | 'full' = 'full') =>
    pageSnippet(title(level), text, marks('needle')).value

  it('is the first sentence', () => {
    expect(of('Pays 2.5 coins, silently. Then a needle falls.')).toBe('Pays 2.5 coins, silently.')
    expect(of('No stop at all')).toBe('No stop at all')
  })

  it('ends at a word where there is no end', () => {
    const lead = of('word '.repeat(100))
    expect(lead.length).toBeLessThanOrEqual(241)
    expect(lead).toMatch(/word…$/)
  })

  it('says why a page is found that has the words in its text alone', () => {
    expect(of('The lead. Then a needle falls.', 'none')).toContain('<mark>needle</mark> falls')
    expect(of('The lead. effects: - id: needle args: amount: 2', 'none')).toBe('The lead.')
  })
})
