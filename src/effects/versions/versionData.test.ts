import { expect, it } from 'vitest'
import type { Since } from '../since/since'
import { buildVersionData } from './versionData'

const SINCE: Since = {
  from: '3.9',
  upTo: '4.10',
  versions: { '3.9': '2020-01-01', '4.0': '2021-01-01', '4.9': '2022-01-01', '4.10': '2023-01-01' },
  entries: {
    'effect/always': { since: '3.9', arguments: { a: { since: '3.9' }, b: { since: '4.0' } } },
    'effect/argued': {
      since: '3.9',
      arguments: {
        early: { since: '3.9', removed: '4.0' },
        late: { since: '4.9' },
        over: { since: '3.9', removed: '4.10' },
      },
    },
    'effect/late': { since: '4.9', arguments: { x: { since: '4.9' }, y: { since: '4.10' } } },
    'effect/old': { since: '3.9', removed: '4.0', arguments: {} },
  },
}

it('keeps what a version to choose from may not have', () => {
  const releases = {
    releases: {
      '4.0': { EcoZoo: ['1.0'] },
      '4.9': { EcoZoo: ['1.9', '1.10'], Circus: ['1.0'] },
      '4.11': { Circus: ['1.1'] },
    },
  }
  expect(buildVersionData(SINCE, releases)).toEqual({
    // Releases may be newer than what was read of the library.
    libreforge: ['4.11', '4.10', '4.9', '4.0'],
    plugins: {
      Circus: [
        ['1.1', '4.11'],
        ['1.0', '4.9'],
      ],
      EcoZoo: [
        ['1.10', '4.9'],
        ['1.9', '4.9'],
        ['1.0', '4.0'],
      ],
    },
    history: {
      'effect/argued': { arguments: { late: { since: '4.9' }, over: { removed: '4.10' } } },
      'effect/late': { since: '4.9', arguments: { y: { since: '4.10' } } },
      'effect/old': { removed: '4.0' },
    },
  })
  expect(buildVersionData(SINCE, { releases: {} })).toMatchObject({
    libreforge: ['4.10'],
    plugins: {},
  })
})
