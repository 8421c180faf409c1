import { describe, expect, it } from 'vitest'
import { entrySchema } from '../entry/entry'
import type { EntryFields } from '../entry/entry'
import { entrySince, recentVersions } from './entrySince'
import type { Since } from './since'

const SINCE: Since = {
  from: '1.0',
  upTo: '2026.3',
  versions: {
    '1.0': '2023-01-01',
    '1.1': '2024-08-09',
    '1.2': '2024-08-10',
    '2026.3': '2026-08-10',
  },
  entries: {
    'effect/juggle': {
      since: '1.0',
      arguments: {
        times: { since: '1.0' },
        'balls.size': { since: '1.2' },
        height: { since: '1.1', removed: '1.2' },
      },
    },
    'trigger/every_<>': { since: '2026.3', arguments: {} },
    'effect/tumble': { since: '1.1', removed: '1.2', arguments: {} },
  },
}

function entryOf(kind: string, id: string, names: string[] = []): EntryFields {
  const rows = names.map((name) => ({ name, type: 'int', description: 'x' }))
  return entrySchema.parse({ kind, id, arguments: rows })
}

it('counts two years back from the newest version, whatever day it is', () => {
  expect(recentVersions(SINCE)).toEqual(['2026.3', '1.2'])
})

describe('entrySince', () => {
  it('names the versions of an entry, and of arguments that came later', () => {
    const juggle = entryOf('effect', 'juggle', ['times', 'balls[].size', 'height', 'hat'])
    const found = { entry: '1.0', arguments: { 'balls[].size': '1.2' } }
    expect(entrySince(SINCE, juggle)).toEqual(found)
    expect(entrySince(SINCE, juggle, (version) => version === '1.2')).toEqual({
      arguments: found.arguments,
    })
    expect(entrySince(SINCE, juggle, () => false)).toBeUndefined()
  })

  it('finds ids with a part that is known only at run time', () => {
    expect(entrySince(SINCE, entryOf('trigger', 'every_<ticks>'))?.entry).toBe('2026.3')
  })

  it('says nothing of what is gone, and of what the library does not have', () => {
    expect(entrySince(SINCE, entryOf('effect', 'tumble'))).toBeUndefined()
    expect(entrySince(SINCE, entryOf('effect', 'bow'))).toBeUndefined()
  })
})
