import { readFileSync } from 'node:fs'
import path from 'node:path'
import { measureQuality, readQueries } from '../../scripts/lib/searchQuality.mjs'
import { createEngine } from '../../src/search/engine'
import { joinIndex } from '../../src/search/splitIndex'
import type { SearchNamesFile, SearchTextsFile } from '../../src/search/splitIndex'
import { expect, test } from '../support/test'

test('what readers ask leads to the right page', ({ site }) => {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(path.join(site.mainDir, name), 'utf8'))
  const index = joinIndex(
    read('search-index.json') as SearchNamesFile,
    read('search-texts.json') as SearchTextsFile,
  )
  const queries = readQueries('tests/searchQueries.yml')
  const { outcomes, mrr, success } = measureQuality(createEngine(index), queries, index)
  expect(outcomes.length).toBeGreaterThan(100)
  const missed = outcomes.filter(({ rank }) => rank === 0).map(({ query }) => query)
  expect(mrr, `not found: ${missed.join(', ')}`).toBeGreaterThan(0.9)
  expect(success[10]).toBeGreaterThan(0.95)
})
