import { describe, expect, it } from 'vitest'
import { closedPlugin, docSources } from './docSources'
import type { Ledger } from './ledger'

const LEDGER: Ledger = {
  repositories: { Circus: 'a'.repeat(40), Paper: 'b'.repeat(40) },
  versions: { Circus: '2026.3', Paper: '26.2' },
  pages: {
    'juggle.mdx': [
      ['Circus', 'src/Juggle.kt', '0'.repeat(12)],
      ['Paper', 'patches/Clown [1].patch', '1'.repeat(12)],
    ],
  },
}

describe('docSources', () => {
  it('names the version of the main repository, and links each file as it was read', () => {
    expect(docSources(LEDGER, 'juggle.mdx')).toEqual({
      readAgainst: 'Circus 2026.3',
      files: [
        {
          name: 'Juggle.kt',
          href: `https://github.com/Auxilor/Circus/blob/${'a'.repeat(40)}/src/Juggle.kt`,
        },
        {
          repository: 'Paper',
          name: 'Clown [1].patch',
          href: `https://github.com/PaperMC/Paper/blob/${'b'.repeat(40)}/patches/Clown%20%5B1%5D.patch`,
        },
      ],
    })
  })

  it('says nothing of pages that rest on no source', () => {
    expect(docSources(LEDGER, 'finder.mdx')).toBeUndefined()
  })
})

describe('closedPlugin', () => {
  const open = { owner: 'libreforge', requires: [] }

  it('is the plugin whose run-time data nobody knows', () => {
    const closed = { owner: 'Tent', requires: ['Tent'] }
    expect(closedPlugin({ ...closed, runtime: 'unknown' })).toBe('Tent')
    expect(closedPlugin({ ...closed, hands_over: 'unknown' })).toBe('Tent')
    expect(closedPlugin({ ...closed, requires: [], hands_over: 'unknown' })).toBe('Tent')
    expect(closedPlugin(closed)).toBeUndefined()
  })

  it('is none for what the library brings, and for what is gone', () => {
    expect(closedPlugin({ ...open, runtime: 'unknown' })).toBeUndefined()
    expect(
      closedPlugin({ owner: 'Tent', requires: ['Tent'], runtime: 'unknown', removed: {} }),
    ).toBeUndefined()
  })
})
