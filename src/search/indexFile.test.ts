import { expect, it } from 'vitest'
import { packRecords, unpackRecords } from './indexFile'
import { SAMPLE_RECORDS } from './testing/sampleDocs'

/** An empty list is as good as none. */
function withoutEmpty(record: object): object {
  return Object.fromEntries(
    Object.entries(record).filter(([, value]) => !Array.isArray(value) || value.length > 0),
  )
}

it('gives back what the engine needs of each record, in order', () => {
  const unpacked = unpackRecords(JSON.parse(JSON.stringify(packRecords(SAMPLE_RECORDS))))
  // How else an id may be written can be told from it.
  const needed = SAMPLE_RECORDS.map(({ internal: _digest, weight: _weight, ...record }) =>
    record.type === 'lvl1' ? { ...record, aliases: [] } : record,
  )
  expect(unpacked.map(withoutEmpty)).toEqual(needed.map(withoutEmpty))
})

it('keeps examples apart from the text they stand in', () => {
  const records = SAMPLE_RECORDS.map((record) => ({ ...record, code: 'id: give_money' }))
  const unpacked = unpackRecords(packRecords(records))
  expect(unpacked.map(({ code }) => code)).toEqual(records.map(({ code }) => code))
  expect(unpacked.map(({ content }) => content)).toEqual(records.map(({ content }) => content))
})

it('writes the addresses without what they have in common', () => {
  const file = packRecords(SAMPLE_RECORDS)
  expect(file.base).toBe('https://wiki.example.org/')
  expect(file.pages.map((page) => page.path)).toContain('1.0/ecocrates')
})

it('packs a site without docs', () => {
  expect(unpackRecords(packRecords([]))).toEqual([])
})
