import { expect, it } from 'vitest'
import { packRecords, unpackRecords } from './indexFile'
import { joinIndex, splitIndex } from './splitIndex'
import { SAMPLE_RECORDS } from './testing/sampleDocs'

const packed = packRecords(SAMPLE_RECORDS)
/** Pages are known by their paths once they were loaded. */
const whole = { ...packed, pages: packed.pages.map((page) => ({ ...page, key: page.path })) }
const overTheLine = <T>(file: T) => JSON.parse(JSON.stringify(file)) as T

it('gives the whole index back', () => {
  const files = overTheLine(splitIndex(whole, 'a'))
  expect(overTheLine(joinIndex(files))).toEqual(overTheLine(whole))
})

it('has every name and address without the texts', () => {
  const { pages, names } = overTheLine(splitIndex(whole, 'a'))
  const bare = (records: ReturnType<typeof unpackRecords>) =>
    records.map(({ content: _content, ...record }) => record)
  expect(overTheLine(bare(unpackRecords(joinIndex({ pages, names }))))).toEqual(
    overTheLine(bare(unpackRecords(whole))),
  )
  expect(JSON.stringify(names)).not.toContain(whole.pages[0]?.content.slice(0, 30))
})

it('has every page with its title and address in the first file', () => {
  const { pages } = overTheLine(splitIndex(whole, 'a'))
  const found = unpackRecords(joinIndex({ pages }))
  const wanted = unpackRecords(whole).filter(({ type }) => type === 'lvl1')
  const facts = (records: typeof found) =>
    records.map(({ url, hierarchy, entryId, kind, trail, language, version_tag }) => {
      return { url, hierarchy, entryId, kind, trail, language, version_tag }
    })
  expect(facts(found)).toEqual(facts(wanted))
  expect(found.every(({ type }) => type === 'lvl1')).toBe(true)
})

it('says an entry beside another one by its id', () => {
  const page = { ...whole.pages[0], path: 'all/kill', title: 'kill', id: 'kill', parts: undefined }
  const other = { ...page, path: 'all/give', title: 'give', id: 'give' }
  const { pages } = splitIndex({ ...whole, pages: [page, other] } as typeof whole, 'a')
  expect(pages.pages[1]).toBe('give')
})

it('does not write the words of a title once more for its anchor', () => {
  const page = { ...whole.pages[0], parts: [[2, 'keys-max-level', 'Max level', 'Up to ten.']] }
  const { pages, names } = splitIndex({ ...whole, pages: [page] } as typeof whole, 'a')
  expect(names.pages[0]?.parts).toEqual([[2, ['keys-'], 'Max level']])
  expect(joinIndex({ pages, names }).pages[0]?.parts?.[0]?.[1]).toBe('keys-max-level')
})

it('refuses files of another build', () => {
  const { pages, names } = splitIndex(whole, 'a')
  const other = splitIndex(whole, 'b')
  expect(() => joinIndex({ pages, names: other.names })).toThrow('different builds')
  expect(() => joinIndex({ pages, names, texts: other.texts })).toThrow('different builds')
})
