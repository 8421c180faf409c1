import { describe, expect, it } from 'vitest'
import type { FinderEntry } from './finderEntry'
import { longEntries, shortIndex } from './shortIndex'

const entry = (kind: FinderEntry['kind'], id: string, more: Partial<FinderEntry> = {}) => ({
  kind,
  id,
  href: `/effects/${kind}s/${id}`,
  description: '',
  ...more,
})

describe('shortIndex', () => {
  it('names the place of a kind once', () => {
    expect(shortIndex([entry('effect', 'kill'), entry('effect', 'bleed')])).toEqual([
      { kind: 'effect', base: '/effects/effects/', entries: ['kill', 'bleed'] },
    ])
  })

  it('says what the first entries do, and leaves the rest to the file with all of them', () => {
    const many = Array.from({ length: 100 }, (_, place) =>
      entry('effect', `effect_${place}`, { description: `Does ${place}.` }),
    )
    const described = shortIndex(many)
      .flatMap(longEntries)
      .filter(({ description }) => description !== undefined)
    expect(described.map(({ id }) => id)).toEqual(many.slice(0, 30).map(({ id }) => id))
    expect(described[3]?.description).toBe('Does 3.')
  })

  it('keeps pages elsewhere and the state of entries', () => {
    const entries = [
      entry('effect', 'kill'),
      entry('effect', 'gone', { state: 'removed' }),
      entry('effect', 'own', { href: '/ecojobs/own' }),
      entry('filter', 'blocks'),
    ]
    const index = shortIndex(entries)
    expect(index.map(({ kind }) => kind)).toEqual(['effect', 'filter'])
    expect(index.flatMap(longEntries)).toEqual(
      entries.map(({ id, href, state }) => ({ id, href, ...(state && { state }) })),
    )
  })
})
