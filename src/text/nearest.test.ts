import { describe, expect, it } from 'vitest'
import { nearest } from './nearest'

describe('nearest', () => {
  it('puts the closest first and keeps to the limit', () => {
    expect(nearest('trigers', ['filters', 'trigs', 'triggers', 'tigers'], 2)).toEqual([
      'tigers',
      'triggers',
    ])
  })

  it('does not mind upper and lower case', () => {
    expect(nearest('TABS', ['Tabs', 'Table'], 1)).toEqual(['Tabs'])
  })

  it('orders words of the same distance by the alphabet', () => {
    expect(nearest('cat', ['rat', 'bat', 'hat'], 3)).toEqual(['bat', 'hat', 'rat'])
  })

  it('leaves out words that have little in common', () => {
    expect(nearest('sidebar_label', ['description', 'kind'], 3)).toEqual([])
  })

  it('finds nothing among nothing', () => {
    expect(nearest('a', [], 3)).toEqual([])
  })
})
