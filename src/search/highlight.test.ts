import { describe, expect, it } from 'vitest'
import { highlight, snippet } from './highlight'

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
