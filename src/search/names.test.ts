import { expect, it } from 'vitest'
import { unpackRecords, packRecords } from './indexFile'
import type { EngineRecord } from './indexFile'
import { bareName, slotPatterns } from './names'
import { SAMPLE_RECORDS } from './testing/sampleDocs'

const [first] = unpackRecords(packRecords(SAMPLE_RECORDS)) as [EngineRecord]

function fits(name: string, query: string): boolean {
  const record: EngineRecord = {
    ...first,
    type: 'lvl2',
    row: 'placeholder',
    hierarchy: { ...first.hierarchy, lvl2: name },
  }
  return slotPatterns(record).some((pattern) => pattern.test(query))
}

it('takes off what is filled into a command', () => {
  expect(bareName('/crate give <player> [amount]')).toBe('/crate give')
  expect(bareName('/crate')).toBe('/crate')
})

it.each([
  ['static_<interval>', 'static_20', true],
  ['static_<interval>', 'static_', false],
  ['static_<interval>', 'global_static_20', false],
  ['crates.open.<crate>', 'crates.open.vote', true],
  ['crates.open.<crate>', 'cratesxopen.vote', false],
  ['%crates_<crate>_keys%', '%crates_vote_keys%', true],
  ['%crates_<crate>_keys%', 'crates_vote_keys', true],
  ['%crates_keys%', '%crates_vote_keys%', false],
  ['/crate open <crate>', '/crate open vote', false],
])('fits "%s" to "%s": %s', (name, query, fit) => {
  expect(fits(name, query)).toBe(fit)
})

it('knows families of ids on the page of their entry', () => {
  const page: EngineRecord = { ...first, entryId: 'custom_<id>', aliases: [] }
  expect(slotPatterns(page).some((pattern) => pattern.test('custom_my_event'))).toBe(true)
  expect(slotPatterns({ ...page, type: 'lvl2' })).toEqual([])
})
