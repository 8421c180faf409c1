import { expect, it } from 'vitest'
import { packRecords, unpackRecords } from './indexFile'
import { joinIndex, splitIndex } from './splitIndex'
import { SAMPLE_RECORDS } from './testing/sampleDocs'

const packed = packRecords(SAMPLE_RECORDS)
/** Pages are known by their paths once they were loaded. */
const whole = { ...packed, pages: packed.pages.map((page) => ({ ...page, key: page.path })) }
const overTheLine = <T>(file: T) => JSON.parse(JSON.stringify(file)) as T

it('gives the whole index back', () => {
  const { names, texts } = overTheLine(splitIndex(whole, 'a'))
  expect(overTheLine(joinIndex(names, texts))).toEqual(overTheLine(whole))
})

it('has every name and address without the texts', () => {
  const { names } = overTheLine(splitIndex(whole, 'a'))
  const bare = (records: ReturnType<typeof unpackRecords>) =>
    records.map(({ content: _content, ...record }) => record)
  expect(overTheLine(bare(unpackRecords(joinIndex(names))))).toEqual(
    overTheLine(bare(unpackRecords(whole))),
  )
  expect(JSON.stringify(names)).not.toContain(whole.pages[0]?.content.slice(0, 30))
})

it('does not write the words of a title once more for its anchor', () => {
  const page = { ...whole.pages[0], parts: [[2, 'keys-max-level', 'Max level', 'Up to ten.']] }
  const { names } = splitIndex({ ...whole, pages: [page] } as typeof whole, 'a')
  expect(names.pages[0]?.parts).toEqual([[2, ['keys-'], 'Max level']])
  expect(joinIndex(names).pages[0]?.parts?.[0]?.[1]).toBe('keys-max-level')
})

it('refuses texts of another build', () => {
  const { names } = splitIndex(whole, 'a')
  const { texts } = splitIndex(whole, 'b')
  expect(() => joinIndex(names, texts)).toThrow('another build')
})
