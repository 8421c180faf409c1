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
