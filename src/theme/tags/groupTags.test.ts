import { describe, expect, it } from 'vitest'
import { groupTags } from './groupTags'

const group = (...labels: string[]) =>
  groupTags(
    labels.map((label) => ({ label, href: `/tags/${label}`, count: 1 })),
    'en',
  ).map(({ letter, tags }) => `${letter}: ${tags.map((tag) => tag.label).join(' ')}`)

describe('groupTags', () => {
  it('groups by first letter whatever its case, in alphabetical order', () => {
    expect(group('triggers', 'economy', 'Tools', 'effects')).toEqual([
      'E: economy effects',
      'T: Tools triggers',
    ])
  })

  it('lists accented letters under the plain ones', () => {
    expect(group('Étage', 'edit')).toEqual(['E: edit Étage'])
  })

  it('puts everything that is no letter last, under #', () => {
    expect(group('1.20', 'beta', '_id', 'äther')).toEqual(['A: äther', 'B: beta', '#: _id 1.20'])
  })

  it('leaves its input in order', () => {
    const tags = ['b', 'a'].map((label) => ({ label, href: label, count: 1 }))
    groupTags(tags, 'en')
    expect(tags[0]?.label).toBe('b')
  })
})
